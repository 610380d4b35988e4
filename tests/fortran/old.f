C     In columns, with names in capitals.
      SUBROUTINE OLD_STYLE(X, N)
      INTEGER N, I
      REAL X(N)
      DO 10 I = 1, N
        X(I) = X(I) +
     &         1.0
   10 CONTINUE
      END
