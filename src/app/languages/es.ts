import catalogue from '#locales/es/catalogue.json' with { type: 'json' }
import classic from '#locales/es/classic.json' with { type: 'json' }
import common from '#locales/es/common.json' with { type: 'json' }
import dialogue from '#locales/es/dialogue.json' with { type: 'json' }
import intents from '#locales/es/intents.json' with { type: 'json' }
import problems from '#locales/es/problems.json' with { type: 'json' }

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }
