import { deploymentSchema } from '#server/seed/deployment-file.ts'

type Field = { readonly description?: string; readonly properties?: Readonly<Record<string, Field>> }

/** Every field a deployment's file may have, with its note, by its path: `look.palettes.light.paper`. */
export function deploymentFields(): ReadonlyMap<string, string | undefined> {
  const notes = new Map<string, string | undefined>()
  const walk = ({ properties = {} }: Field, path: string) => {
    for (const [name, inner] of Object.entries(properties)) {
      const whole = path === '' ? name : `${path}.${name}`
      notes.set(whole, inner.description)
      walk(inner, whole)
    }
  }
  walk(deploymentSchema() as Field, '')
  return notes
}
