-- Real work for an instrumented Lua: strings, tables, sorting, coroutines, closures, errors, garbage collection, metatables, utf8.
local t = {}
for i = 1, 20000 do t[i] = tostring(i * 7919 % 10007):gsub("1", "x"):rep(2) end
table.sort(t)
print(#t, t[1], t[10000], t[#t], table.concat(t, ",", 1, 5))
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(20), math.type(3), math.type(3.0), 7 // 2, 7.5 // 2, 1 << 40, "10" + 5)
local co = coroutine.wrap(function(a) for i = 1, 5 do a = coroutine.yield(a .. i) end return "done" end)
print(co("a"), co("b"), co("c"), co("d"), co("e"), co("f"))
print(pcall(error, { code = 42 }), select("#", pcall(error)))
print(select(2, pcall(function() local x = nil; return x.y end)))
local mt = setmetatable({}, { __index = function(_, k) return k .. "!" end, __call = function(_, ...) return select("#", ...) end, __close = function() print("closed") end })
print(mt.hello, mt(1, nil, 3), #mt)
do local c <close> = mt end
for w in string.gmatch("the quick brown fox", "%a+") do io.write(w:upper(), ";") end print()
print(string.format("%5.2f|%-8s|%q|%x|%g", math.pi, "ab", "a\nb", 255, 1e100), ("%d"):format(3))
print(string.pack("<i4z", 77, "hi"):byte(1, -1))
print(utf8.char(228, 8364, 128512), utf8.len("häß€"))
local weak = setmetatable({}, { __mode = "k" })
for i = 1, 100 do weak[{}] = i end collectgarbage() print(next(weak))
print(load("return 1 + ...")(41), load("syntax error here"))
goto out
print("never")
::out::
print(table.unpack({ 1, 2, 3 }, 2), os.time({ year = 2000, month = 1, day = 1, hour = 12 }) > 0, tostring(1e15), 2^53)
