// A small library of templates over MPI, as programs in C++ have it: what is sent depends on the type.
#include <cstdio>
#include <mpi.h>
#include <vector>

template <class T> MPI_Datatype type_of();
template <> MPI_Datatype type_of<int>()
{
    return MPI_INT;
}
template <> MPI_Datatype type_of<double>()
{
    return MPI_DOUBLE;
}
template <> MPI_Datatype type_of<char>()
{
    return MPI_CHAR;
}

enum class tag { values = 3 };
struct address {
    int rank;
    operator int() const
    {
        return rank;
    } // what the call converts, and once
};

template <class T> void exchange(const std::vector<T> &values, std::vector<T> &got, const address &to, int from)
{
    MPI_Request requests[2];
    MPI_Irecv(got.data(), got.size(), type_of<T>(), from, static_cast<int>(tag::values), MPI_COMM_WORLD, &requests[0]);
    MPI_Isend(values.data(), values.size(), type_of<T>(), to, static_cast<int>(tag::values), MPI_COMM_WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

template <class T, int Tag> struct channel {
    MPI_Comm communicator;
    template <class To> void send(T value, To to)
    {
        MPI_Send(&value, sizeof(T) / sizeof(T), type_of<T>(), to, Tag, communicator);
    }
    T receive()
    {
        T value;
        MPI_Recv(&value, 1, type_of<T>(), MPI_ANY_SOURCE, Tag, communicator, MPI_STATUS_IGNORE);
        return value;
    }
    T sum(T value)
    {
        T all;
        MPI_Allreduce(&value, &all, 1, type_of<T>(), MPI_SUM, communicator);
        return all;
    }
};

template <class T> T turn(const T (&values)[2], int to, int from)
{
    T got[2];
    MPI_Sendrecv(values, 2, type_of<T>(), to, 7, got, 2, type_of<T>(), from, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return got[0] + got[1];
}

int main(int argc, char **argv)
{
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int next = (rank + 1) % size, before = (rank + size - 1) % size;
    std::vector<int> one(1, rank), got(1);
    std::vector<double> three(3, rank), more(3);
    exchange(one, got, address{ next }, before);
    exchange(three, more, address{ next }, before);
    char letters[2] = { 'a', 'b' };
    double numbers[2] = { 1. * rank, 2. };
    char letter = turn(letters, next, before);
    double number = turn(numbers, next, before);
    channel<int, 11> ints = { MPI_COMM_WORLD };
    ints.send(rank, address{ next });
    int total = ints.sum(ints.receive());
    channel<double, 12> doubles = { MPI_COMM_WORLD };
    double all = doubles.sum(rank / 2.);
    std::printf("%d %d %g %d %g %d %g\n", rank, got[0], more[2], letter, number, total, all);
    MPI_Finalize();
    return 0;
}
