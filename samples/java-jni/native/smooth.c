/* The native half of Smooth.java. */
#include <jni.h>

static double step(double *values, jint from, jint to)
{
    double change = 0;
    for (jint i = from + 1; i < to - 1; i++) {
        double mean = (values[i - 1] + values[i] + values[i + 1]) / 3;
        change += mean > values[i] ? mean - values[i] : values[i] - mean;
        values[i] = mean;
    }
    return change;
}

static void tell(JNIEnv *env, jobject listener, jint number, double change)
{
    jclass class = (*env)->GetObjectClass(env, listener);
    (*env)->CallVoidMethod(env, listener, (*env)->GetMethodID(env, class, "step", "(ID)V"), number, change);
}

JNIEXPORT jdouble JNICALL Java_org_example_Smooth_smooth(JNIEnv *env, jclass class, jdoubleArray array, jint from, jint to, jint steps,
                                                         jobject listener)
{
    double change = 0, share[4096];
    (void)class;
    for (jint number = 0; number < steps && !(*env)->ExceptionCheck(env); number++) {
        change = 0;
        for (jint at = from; at < to; at += 4096) {
            jint n = to - at < 4096 ? to - at : 4096;
            (*env)->GetDoubleArrayRegion(env, array, at, n, share);
            change += step(share, 0, n);
            (*env)->SetDoubleArrayRegion(env, array, at, n, share);
        }
        tell(env, listener, number, change);
    }
    return change;
}
