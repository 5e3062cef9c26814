import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../stages.mjs'

// `npm sbom --omit=dev` leaves out what a tool needs too, React and the PostgreSQL client among them.
const { code, output } = await run('npm', ['sbom', '--sbom-format=cyclonedx', '--loglevel=error'])
if (code !== 0) {
  console.error(output.trimEnd())
  process.exit(1)
}
const bom = JSON.parse(output)
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
bom.metadata.component.name = name
bom.components = bom.components.filter(({ properties = [] }) => !properties.some(isOfTools))
const listed = new Set([bom.metadata.component, ...bom.components].map((each) => each['bom-ref']))
bom.dependencies = bom.dependencies
  .filter(({ ref }) => listed.has(ref))
  .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => listed.has(ref)) }))
console.log(JSON.stringify(bom, undefined, 2))

function isOfTools({ name: property, value }) {
  return property === 'cdx:npm:package:development' && value === 'true'
}
