import catalogue from '#locales/fr/catalogue.json' with { type: 'json' }
import classic from '#locales/fr/classic.json' with { type: 'json' }
import common from '#locales/fr/common.json' with { type: 'json' }
import dialogue from '#locales/fr/dialogue.json' with { type: 'json' }
import intents from '#locales/fr/intents.json' with { type: 'json' }
import problems from '#locales/fr/problems.json' with { type: 'json' }

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }
