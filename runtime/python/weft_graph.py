"""Reads what `weft graph` writes (docs/graph.md), in Python 3.8 or later and nothing else.

    import weft_graph
    graph = weft_graph.Graph("program.graph")
    for record in graph:
        if isinstance(record, weft_graph.Node) and record.kind == "work":
            print(record.end - record.begin, graph.contexts[record.context].name)

Records come from front to back, each after all that it refers to. Times are nanoseconds since the trace's first event.
Damaged files raise weft_graph.Damaged."""

import collections
import struct

Place = collections.namedtuple("Place", "number line callee file function")
Context = collections.namedtuple("Context", "number is_task pid tid task name")
Node = collections.namedtuple("Node", "number begin end object context thread place kind flags means")
Edge = collections.namedtuple("Edge", "source target kind is_certain")  # the beginning of source, before the end of target
Block = collections.namedtuple("Block", "number place loop line_begin line_end kind slots accesses")
Access = collections.namedtuple("Access", "line column size kind part slot stride_slot offset stride")
Accesses = collections.namedtuple("Accesses", "node thread words")
Allocation = collections.namedtuple("Allocation", "node time address size context place is_free")  # size: of what is freed 0
Area = collections.namedtuple("Area", "begin end pid thread")  # thread: a context, whose stack it is; 0: static objects
Frame = collections.namedtuple("Frame", "node address")  # local objects of the node's context lie below it
Note = collections.namedtuple("Note", "count text")
End = collections.namedtuple("End", "nodes edges records")

NODE_KINDS = "work sync barrier create join begin end meeting".split()
EDGE_KINDS = "create join hand-over signal barrier depend message".split()
MEANS = "nothing acquire release barrier create join wait signal broadcast send receive allocate free copy initialise".split()
CONTINUES, CONTINUED, OPEN, FAILED, UNKNOWN = 1, 2, 4, 8, 16  # flags of nodes
STORES, VOLATILE, ATOMIC = 1, 2, 4  # kinds of accesses


class Damaged(Exception):
    pass


def _name(names, number):
    return names[number] if number < len(names) else f"unknown {number}"


def _texts(body, at, count):
    return [text.decode(errors="replace") for text in body[at:].split(b"\0")[:count]]


class Graph:
    def __init__(self, path):
        self.places, self.contexts, self.blocks = {}, {}, {}  # by number; filled in as the records come
        self._file = open(path, "rb")
        self._loops = {}
        magic, version, _ = struct.unpack("<8sII", self._file.read(16).ljust(16, b"\0"))
        if magic != b"weftgrph" or version != 1:
            raise Damaged(f"{path} is no graph that weft graph wrote, or one of a later version")

    def __iter__(self):
        readers = {1: self._place, 2: self._context, 3: self._node, 4: self._edge, 5: self._block, 6: self._accesses, 7: self._note, 8: self._end,
                   9: self._allocation, 10: lambda body: Area(*struct.unpack_from("<QQII", body)), 11: lambda body: Frame(*struct.unpack_from("<QQ", body))}
        is_complete = False
        while True:
            head = self._file.read(8)
            if not head and is_complete:
                return
            kind, size = struct.unpack("<II", head) if len(head) == 8 else (0, 0)
            body = self._file.read(size - 8) if size >= 8 else b""
            if size < 8 or len(body) != size - 8:
                raise Damaged("the graph is cut short: weft graph did not finish it")
            is_complete = kind == 8
            if kind in readers:
                try:
                    yield readers[kind](body)
                except (struct.error, IndexError, ValueError):
                    raise Damaged(f"a record of kind {kind} is damaged") from None

    def _place(self, body):
        number, line = struct.unpack_from("<II", body)
        callee, file, function = _texts(body, 8, 3)
        self.places[number] = Place(number, line, callee, file, function)
        return self.places[number]

    def _context(self, body):
        number, is_task, pid, tid, task = struct.unpack_from("<IIIIQ", body)
        self.contexts[number] = Context(number, bool(is_task), pid, tid, task, _texts(body, 24, 1)[0])
        return self.contexts[number]

    def _node(self, body):
        *fields, kind, flags, means = struct.unpack_from("<QQQQIIIBBB", body)
        return Node(*fields, _name(NODE_KINDS, kind), flags, _name(MEANS, means))

    def _edge(self, body):
        source, target, kind, is_certain = struct.unpack_from("<QQII", body)
        return Edge(source, target, _name(EDGE_KINDS, kind), bool(is_certain))

    def _block(self, body):
        number, place, loop, begin, end, count, kind, slots = struct.unpack_from("<IIIIIIBB", body)
        accesses = [Access(*struct.unpack_from("<IIIBBBBqq", body, 32 + 32 * i)) for i in range(count)]
        self.blocks[number] = Block(number, place, loop, begin, end, kind, slots, accesses)
        return self.blocks[number]

    def _accesses(self, body):
        node, thread = struct.unpack_from("<QQ", body)
        return Accesses(node, thread, struct.unpack_from(f"<{(len(body) - 16) // 8}Q", body, 16))

    def _allocation(self, body):
        *fields, is_free = struct.unpack_from("<QQQQIII", body)
        return Allocation(*fields, bool(is_free))

    def _note(self, body):
        return Note(struct.unpack_from("<Q", body)[0], _texts(body, 8, 1)[0])

    def _end(self, body):
        return End(*struct.unpack_from("<QQQ", body))

    def each_access(self, accesses):
        """Yields (block, access, address) for each access, in order. To be called for every record of accesses, from
        front to back, since loops may go on from one to the next."""
        at, words = 0, accesses.words
        while at < len(words):
            block = self.blocks[words[at]]
            slots = words[at + 1 : at + 1 + block.slots]
            at += 1 + block.slots
            if block.kind == 3:  # the bases of a loop
                self._loops[accesses.thread, block.number] = [0, slots]
                continue
            if block.kind == 4 and (accesses.thread, block.loop) in self._loops:  # a turn of it
                self._loops[accesses.thread, block.loop][0] += 1
            if block.kind != 2:
                yield from self._turn(accesses.thread, block, slots, None, 0)
                continue
            for turn in range(slots[0] + 1 if slots else 1):
                yield from self._turn(accesses.thread, block, slots, 1, turn)
                if slots and turn < slots[0]:
                    yield from self._turn(accesses.thread, block, slots, 0, turn)

    def _turn(self, thread, block, slots, part, turn):
        for access in block.accesses:
            if part is not None and access.part != part:
                continue
            iterations, bases = self._loops.get((thread, block.loop), (0, ())) if access.part == 2 else (turn + 1, slots)
            if access.slot >= len(bases) or bases[access.slot] == 0:
                continue  # it was not reached
            stride = access.stride
            if access.stride_slot != 255:
                stride = bases[access.stride_slot] - (bases[access.stride_slot] >> 63 << 64)
            yield block, access, (bases[access.slot] + access.offset + stride * max(iterations - 1, 0)) % 2**64
