import catalogue from '#locales/en/catalogue.json' with { type: 'json' }
import classic from '#locales/en/classic.json' with { type: 'json' }
import common from '#locales/en/common.json' with { type: 'json' }
import dialogue from '#locales/en/dialogue.json' with { type: 'json' }
import intents from '#locales/en/intents.json' with { type: 'json' }
import problems from '#locales/en/problems.json' with { type: 'json' }

export const texts = { ...catalogue, ...classic, ...common, ...dialogue, ...intents, ...problems }
