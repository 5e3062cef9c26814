import { parameterNameOf, toParameters } from '#contracts/system/parameters.contract.ts'
import { LINK_PARAMETERS, isLinkable } from '#domain/links/legal-links.ts'
import { SWITCH_PARAMETERS } from '#domain/links/system-switches.ts'
import type { SourceFile } from '../source-file.ts'
import { orRather } from './nearest-word.ts'

type Parameters = readonly { readonly key: string; readonly value: string }[]

/** Warns of parameters that change nothing: one no page reads, an address no page may link to, a switch that is neither on nor off. */
export function checkParameters({ value: parameters, warn }: SourceFile<Parameters>): void {
  const switches: readonly string[] = SWITCH_PARAMETERS
  const known = [...LINK_PARAMETERS, ...switches]
  parameters.forEach((parameter, index) => {
    const name = parameterNameOf(parameter.key)
    const value = toParameters({ items: [parameter] })[name]
    if (!known.includes(name))
      warn([index, 'key'], `no page reads it${orRather(parameter.key, known.map(written))}`)
    else if (switches.includes(name) && typeof value !== 'boolean')
      warn([index, 'value'], 'a switch is true or false')
    else if (LINK_PARAMETERS.includes(name) && !isLinkable(value))
      warn([index, 'value'], 'no page links to it: an address begins with https://, or is a path of the site')
  })
}

/** `privacyUrl` as files write it: `PRIVACY_URL`. */
function written(name: string): string {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()
}
