"""The machine itself: that the oracle sees what is missing, invented or misplaced, and that what differs is made smaller.

`run` calls it first; by hand: python3 tests/differential/test_machine.py
"""
import collections
import importlib
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import grammar  # noqa: E402
import oracle  # noqa: E402
from grammar import ALL, ONE, Production  # noqa: E402
from oracle import Call  # noqa: E402

LOG = ["> 0 e_one", "! one(3)", "> 1 p_two", "< 1 p_two", "< 0 e_one"]


class Oracle(unittest.TestCase):
    def difference(self, seen, left_alone=()):
        return oracle.difference(oracle.logged(LOG), seen, left_alone)

    def test_same(self):
        self.assertIsNone(self.difference([Call("ns::e_one", [Call("p_two", [])])]))

    def test_missing(self):
        self.assertIn("is not in the trace", self.difference([Call("e_one", [])]))

    def test_invented(self):
        self.assertIn("did not happen", self.difference([Call("e_one", [Call("p_two", []), Call("p_two", [])])]))

    def test_misplaced(self):
        self.assertIsNotNone(self.difference([Call("e_one", []), Call("p_two", [])]))

    def test_another(self):
        self.assertIn("the trace says p_one", self.difference([Call("e_one", [Call("p_one", [])])]))

    def test_owners(self):
        texts = {"unit.c": "#include\n// case 3\nf\ng\n// case 7\nh\n", "cases.h": "// case 5\n"}
        self.assertEqual(oracle.owners("unit.c:4:1: error: x\nlib.c:6: y\ncases.h:1: z\nmy-unit.c:6: w", texts), {3, 5})
        self.assertEqual(oracle.owners("unit.c:1: error\n  --> unit.c:6:9", texts), {7})
        self.assertEqual(oracle.owners("ends plainly with -6, in case 12", texts), {12})

    def test_brackets(self):
        self.assertEqual(grammar.fill("v[ {0}] + w({1})", [" [&] {{}}()", "[x]"], {}), "v[ ( [&] {{}}())] + w([x])")

    def test_left_alone(self):
        self.assertIsNone(self.difference([Call("p_two", [])], {"e_one"}))
        self.assertIsNotNone(self.difference([], {"e_one"}))
        self.assertIsNone(self.difference([], {"e_one", "*p"}))
        self.assertIsNotNone(self.difference([], {"Some", "p_one", "ns::p_one"}))

    def test_destructors(self):  # of what the operands of a call have made, while an exception that leaves it passes
        told = [Call("e_one", [Call("p_two", []), Call("e_three", [])], "", False, True)]
        said = [*LOG, "> 0 e_three", "< 0 e_three"]
        self.assertIsNone(oracle.difference(oracle.logged(said), told, ()))
        self.assertIn("which did not happen", self.difference(told))
        told[0] = Call("e_one", [Call("p_two", []), Call("e_three", [])])
        self.assertIn("which did not happen", oracle.difference(oracle.logged(said), told, ()))

    def test_names(self):
        for language in "c", "rust":
            is_logged = importlib.import_module(f"{language}.language").is_logged
            self.assertTrue(is_logged("e_one") and is_logged("f12"), language)
            self.assertFalse(is_logged("begin_case") or is_logged("case_1"), language)

    def test_pointer(self):
        self.assertIsNone(self.difference([Call("*p", [Call("p_two", [])])]))

    def test_inclusive(self):
        said = oracle.logged(["> 0 p_two", "< 0 p_two", "> 0 e_one", "< 0 e_one"])
        operand_within = [Call("e_one", [Call("p_two", [])], inclusive=True)]
        self.assertIsNone(oracle.difference(said, operand_within, ()))
        self.assertIsNotNone(oracle.difference(said, [Call("e_one", [Call("p_two", [])])], ()))

    def test_jump(self):
        """A call that a jump has left ends where the next line stands above it."""
        (call,) = oracle.logged(["> 0 e_one", "> 1 e_jump", "> 1 p_two", "< 1 p_two", "< 0 e_one"])
        self.assertEqual([child.name for child in call.children], ["e_jump", "p_two"])


class Trees(unittest.TestCase):
    PRODUCTIONS = [
        Production("zero", "i", "0"),
        Production("effect", "i", "e()", effect=True),
        Production("sum", "i", "({0} + {1})", ("i", "i"), order=ONE),
        Production("comma", "i", "({0}, {1})", ("i", "i"), order=ALL),
        Production("top", "case", "{0};", ("i*",), order=ALL),
    ]

    def trees(self, n):
        grid = collections.Counter()
        return [grammar.Generator(grammar.Grammar(self.PRODUCTIONS, set()), seed, grid).draw("case", 20) for seed in range(n)], grid

    def effects(self, node):
        return (node.production.name == "effect") + sum(self.effects(child) for child in node.children)

    def test_one_operand_has_effects(self):
        for tree in self.trees(200)[0]:
            for node, _, _ in tree.walk():
                if node.production.name == "sum":
                    self.assertLessEqual(sum(self.effects(child) > 0 for child in node.children), 1)

    def test_grid_is_filled(self):
        grid = self.trees(200)[1]
        self.assertEqual([cell for cell in grammar.Grammar(self.PRODUCTIONS, set()).cells() if not grid[cell]], [])

    def test_reduced(self):
        """The smallest tree that still has an effect is the effect."""
        made = grammar.Grammar(self.PRODUCTIONS, set())
        tree = next(tree for tree in self.trees(50)[0] if self.effects(tree) > 1)
        while smaller := next((t for t in grammar.reductions(tree, made) if self.effects(t)), None):
            tree = smaller
        self.assertEqual(grammar.Text().render(tree), "e();")


if __name__ == "__main__":
    unittest.main()
