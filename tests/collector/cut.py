"""A link that is cut: takes one connection, passes on so many bytes of it to a port of this machine, and closes it.

usage: cut.py PORT BYTES      (prints the port on which it listens)
"""
import socket
import sys
import threading


def answer(there, here):
    while part := there.recv(4096):
        here.sendall(part)


listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
sender, _ = listener.accept()
collector = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
threading.Thread(target=answer, args=(collector, sender), daemon=True).start()
left = int(sys.argv[2])
while left > 0 and (part := sender.recv(min(left, 4096))):
    collector.sendall(part)
    left -= len(part)
sender.close()
