"""Rewritten text as tokens, and a line of it as pieces: short stretches that end where weft has inserted something.

Both lose nothing: the joined tokens, and the joined pieces, are the text again. Bytes that are not UTF-8 stay
what they are (surrogateescape).
"""

import dataclasses
import re

TOKEN = re.compile(
    r"""
      \n | \r | [^\S\r\n]+
    | (?:L|u8|u|U|b|c)?"(?:[^"\\\n]|\\[^\n])*"          # a string; what spans lines is read as single characters
    | '(?:[^'\\\n]|\\[^\n][^'\n]{0,10})'
    | \.?\d(?:[eEpP][+-]|[\w.])*
    | (?:::)?[^\W\d]\w*(?:::[^\W\d]\w*)*                  # a name, with its path
    | -> | => | ::
    | .
    """,
    re.VERBOSE | re.DOTALL,
)
NUMBERED = re.compile(r"(?:weft|WEFT)_[A-Za-z]+\d+(?:_\d+)?")  # weft_p0, weft_v0_1, WEFT_U0
WEFT_NAME = re.compile(r"(?:::)?(?:weft|WEFT)(?:_|::)\w")
OF_A_SITE = re.compile(r"WEFT_(?:BEGIN|END|RESULT|SITE|GLOBAL|ENTRY|COUNT_ON)")
OF_A_UNIT = re.compile(r"WEFT_U\d+_\w+")  # a class of Java's, WEFT_U0_input; its S is where its points begin
OPENERS = {"(": ")", "[": "]", "{": "}"}
CLOSERS = set(OPENERS.values())
SEPARATORS = {",", ";"}
SHORT = {"WEFT_SITE", "WEFT_VALUE"}  # weft's, but not worth a line of their own


def decode(data):
    return data.decode("utf-8", "surrogateescape")


def tokenize(text):
    tokens = TOKEN.findall(text)
    assert "".join(tokens) == text
    return tokens


def is_space(token):
    return token.isspace()


def numbers(tokens):
    """The tokens with a number given by weft: {index: name} of temporaries and of literals that number a site."""
    found = {}
    for i, token in enumerate(tokens):
        if NUMBERED.fullmatch(token):
            found[i] = token
        elif token.isdecimal():
            before = [t for t in tokens[max(0, i - 6) : i] if not is_space(t)][-3:]
            if len(before) > 1 and before[-1] == "(" and OF_A_SITE.fullmatch(before[-2]):
                found[i] = f"site {token}"
            elif len(before) > 2 and before[-1] == "," and before[-2].startswith("weft_p") and before[-3] == "(":
                found[i] = f"site {token}"
            elif len(before) > 2 and before[-1] == "," and before[-2].startswith("WEFT_U") and before[-3] == "&":
                found[i] = f"{before[-2]} site {token}"
    return found


def literal(name):
    """The token that stands for a name of numbers()."""
    return name.rpartition(" ")[2]


@dataclasses.dataclass
class Piece:
    depth: int
    tokens: list

    @property
    def text(self):
        return "".join(self.tokens)

    @property
    def is_blank(self):
        return all(map(is_space, self.tokens))


@dataclasses.dataclass
class Bracket:
    """A pair of brackets within one line. One that is not closed there lasts to its end."""

    opener: int
    closer: int
    separators: int = 0
    inserted: bool = False  # there is something of weft's inside

    @property
    def broken(self):
        """Whether what stands between gets lines of its own. `({` stays together: there is nothing to separate."""
        return self.inserted and self.separators > 0


def skip_template_arguments(tokens, i):
    """The index behind `<...>`, or `i` where that is no list of template arguments."""
    level = 0
    for j in range(i, min(i + 80, len(tokens))):
        level += (tokens[j] == "<") - (tokens[j] == ">")
        if level == 0:
            return j + 1
        if tokens[j] in ";{}":
            break
    return i


def is_inserted(tokens, i):
    """Whether something that weft inserts begins at token `i`: a call, a declaration, a statement expression."""
    token, after = tokens[i], tokens[i + 1] if i + 1 < len(tokens) else ""
    if token in ("__extension__", "register", "__auto_type"):
        return True
    if not WEFT_NAME.match(token) or token in SHORT:
        return False
    if NUMBERED.fullmatch(token):
        return after in ("(", ".")
    if OF_A_UNIT.fullmatch(token) and after == ".":
        return tokens[i + 2 : i + 3] != ["S"]
    return after in ("(", "<") or is_space(after)


def brackets(tokens):
    """{opener: Bracket} of a line, and the one that stands for the line itself."""
    whole = Bracket(-1, len(tokens))
    found, stack, i = {}, [whole], 0
    while i < len(tokens):
        token = tokens[i]
        if is_inserted(tokens, i):
            for bracket in stack:
                bracket.inserted = True
        if token in OPENERS:
            found[i] = Bracket(i, len(tokens))
            stack.append(found[i])
        elif token in CLOSERS and len(stack) > 1 and OPENERS[tokens[stack[-1].opener]] == token:
            stack.pop().closer = i
        elif token in SEPARATORS:
            stack[-1].separators += 1
        elif token == "<" and i and (WEFT_NAME.match(tokens[i - 1]) or tokens[i - 1] == "::"):
            i = max(skip_template_arguments(tokens, i), i + 1)
            continue
        i += 1
    return found, whole


def stays_with_next(tokens, opener):
    """`(WEFT_OPEN(...),` and `::weft::value(weft_p0_1,` are not broken behind the parenthesis."""
    if tokens[opener] != "(":
        return False
    is_call = opener and (re.search(r"\w$", tokens[opener - 1]) or tokens[opener - 1] in (")", "]", ">"))
    return not is_call or (
        NUMBERED.fullmatch("".join(tokens[opener + 1 : opener + 2])) and tokens[opener + 2 : opener + 3] == [","]
    )


def lists_names(tokens, i, bracket):
    """Whether the comma at `i` stands in `::weft::point weft_p0_0, weft_p0_1;`."""
    in_call = bracket.opener >= 0 and tokens[bracket.opener] == "("
    return tokens[i] == "," and not in_call and any(NUMBERED.fullmatch(token) for token in tokens[i + 1 : i + 3])


def joins_strings(tokens, i):
    """Whether `+` joins two strings: Java's tables of points are strings that are joined, a line of the table each."""
    if tokens[i] != "+":
        return False
    sides = tokens[max(0, i - 2) : i][::-1], tokens[i + 1 : i + 3]
    return all(next((t for t in side if not is_space(t)), "").startswith('"') for side in sides)


def pieces(tokens):
    """The pieces of one line of text. White space around them and the line's end are pieces of their own."""
    result = []
    for piece in stretches(tokens):
        first, last = 0, len(piece.tokens)
        while first < last and is_space(piece.tokens[first]):
            first += 1
        while last > first and is_space(piece.tokens[last - 1]):
            last -= 1
        end = last
        while end < len(piece.tokens) and piece.tokens[end] not in ("\r", "\n"):
            end += 1
        for part in (piece.tokens[:first], piece.tokens[first:last], piece.tokens[last:end], piece.tokens[end:]):
            if part:
                result.append(Piece(piece.depth, part))
    assert [token for piece in result for token in piece.tokens] == tokens
    return result


def stretches(tokens):
    """The pieces of one line of text with the white space behind them. Where they end depends on the structure of the
    tokens alone, never on their length, so a longer name does not move the ends of its neighbours."""
    found, whole = brackets(tokens)
    if not whole.inserted:
        return [Piece(0, tokens)] if tokens else []
    closes = {bracket.closer: bracket for bracket in found.values()}
    arguments = set()
    for i, token in enumerate(tokens):
        if token == "<" and i and (WEFT_NAME.match(tokens[i - 1]) or tokens[i - 1] == "::"):
            arguments.update(range(i, skip_template_arguments(tokens, i)))
    result, current, depth, stack, ended = [], Piece(0, []), 0, [whole], False

    def end():
        nonlocal current
        if current.tokens:
            result.append(current)
        current = Piece(depth, [])

    for i, token in enumerate(tokens):
        if ended and not is_space(token):
            end()
            ended = False
        if i in closes and stack[-1] is closes[i]:
            if stack.pop().broken:
                depth -= 1
                end()
        current.tokens.append(token)
        if i in found:
            stack.append(found[i])
            if found[i].broken:
                depth += 1
                ended = not stays_with_next(tokens, i)
        elif token in SEPARATORS and i not in arguments and (stack[-1].broken or stack[-1] is whole):
            ended = not lists_names(tokens, i, stack[-1])
        elif joins_strings(tokens, i):
            ended = True
    end()
    return result
