import type { Larder } from '../expand-parts.ts'
import { expandParts, isGroup, kindOf, larderOf, partsBelow, quantitiesOf } from '../expand-parts.ts'
import type { PartSource, RestaurantSource } from '../schema.ts'
import type { Path } from '../catalogue-error.ts'
import type { Report } from '../source-file.ts'
import { orRather } from './nearest-word.ts'

type Written = readonly (PartSource | string)[]

/** Reports part groups nobody has, parts nobody sells, and quantities that no customer could choose. */
export function checkParts(source: RestaurantSource, report: Report): void {
  const larder = larderOf(source)
  if (hasEndlessParts(source, larder, report)) return
  for (const [name, parts] of larder.groups) checkList(parts, ['partGroups', name], larder, report)
  source.products.forEach(({ parts }, index) => {
    checkList(parts ?? [], ['products', index, 'parts'], larder, report)
  })
}

function checkList(parts: Written, path: Path, larder: Larder, report: Report): void {
  const seen = new Set<string>()
  for (const { code } of expandParts(parts, larder)) {
    if (seen.has(code)) report(path, `the part '${code}' is there twice`)
    seen.add(code)
  }
  parts.forEach((part, index) => {
    const own = [...path, index]
    if (typeof part !== 'string') return checkPart(part, own, larder, report)
    if (!larder.groups.has(part))
      report(own, `unknown part group '${part}'${orRather(part, [...larder.groups.keys()])}`)
  })
}

function checkPart(part: PartSource, path: Path, larder: Larder, report: Report): void {
  const { quantity, min, max, included } = quantitiesOf(part)
  const isKnown =
    part.name !== undefined || larder.ingredients.has(part.code) || larder.products.has(part.code)
  if (!isKnown) {
    const known = [...larder.ingredients.keys(), ...larder.products.keys()]
    report([...path, 'code'], `unknown product '${part.code}'${orRather(part.code, known)}`)
  }
  if (min > max) report([...path, 'min'], `min ${min} is above max ${max}`)
  if (included > max) report([...path, 'included'], `included ${included} is above max ${max}`)
  if (isGroup(part, larder)) checkGroup(part, path, larder, report)
  else if (quantity < min || quantity > max)
    report([...path, 'quantity'], `the default ${quantity} is outside ${min} to ${max}`)
  checkList(part.parts ?? [], [...path, 'parts'], larder, report)
}

function checkGroup(group: PartSource, path: Path, larder: Larder, report: Report): void {
  const { min, max } = quantitiesOf(group)
  const choices = expandParts(partsBelow(group, larder), larder)
  if (choices.some((choice) => kindOf(choice) !== 'option'))
    report([...path, 'parts'], 'a group holds parts of kind option only')
  const preset = sum(choices.map((choice) => quantitiesOf(choice).quantity))
  const reachable = sum(choices.map((choice) => quantitiesOf(choice).max))
  if (preset > max) report([...path, 'max'], `its defaults take ${preset}, above max ${max}`)
  if (reachable < min)
    report([...path, 'min'], `min ${min} cannot be reached, its options allow ${reachable}`)
}

/** Parts that hold themselves would never end; the rest is not checked then. */
function hasEndlessParts(source: RestaurantSource, larder: Larder, report: Report): boolean {
  let isEndless = false
  const visit = (parts: Written, path: Path, above: readonly Written[]) => {
    if (isEndless) return
    if (above.includes(parts)) {
      isEndless = true
      return report(path, 'the parts hold themselves')
    }
    for (const part of parts) {
      const below = typeof part === 'string' ? (larder.groups.get(part) ?? []) : partsBelow(part, larder)
      visit(below, path, [...above, parts])
    }
  }
  for (const [name, parts] of larder.groups) visit(parts, ['partGroups', name], [])
  source.products.forEach(({ parts }, index) => visit(parts ?? [], ['products', index, 'parts'], []))
  return isEndless
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
