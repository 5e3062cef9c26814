// Evaluated before everything else a script imports, and written in words an old Node understands.
const wanted = [20, 19]
const found = process.versions.node.split('.').map(Number)

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'Orda needs Node ' + wanted.join('.') + ' or newer; this is Node ' + process.versions.node + '.',
  )
  process.exit(1)
}
