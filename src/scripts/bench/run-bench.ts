import { fact, tableOf } from './figure.ts'
import { machine, watchStolenTime } from './machine.ts'
import { PARTS, partsAsked } from './parts.ts'

const given = process.argv.slice(2)
const count = given.map(Number).find((each) => each > 0)
const figures = [...machine()]
const stolenTime = watchStolenTime()
let isComplete = true

for (const name of partsAsked(given.filter((each) => Number.isNaN(Number(each))))) {
  console.error(`measuring: ${name}`)
  try {
    const measured = (await PARTS[name]?.measure(count)) ?? []
    // Told at once: a run of half an hour that breaks off has not been for nothing.
    console.error(tableOf(measured))
    figures.push(...measured)
  } catch (error) {
    isComplete = false
    figures.push(fact(name, 'NOT MEASURED, see above'))
    console.error(error)
  }
}

console.log(tableOf([...figures, ...stolenTime()]))
process.exit(isComplete ? 0 : 1)
