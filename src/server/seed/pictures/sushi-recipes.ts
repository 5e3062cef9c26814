import type { PictureRecipes } from './picture-recipe.ts'

const MAKI = { shape: 'board', on: 'slate' } as const
const NIGIRI = { shape: 'board', on: 'board' } as const

/** Sushi and what is eaten beside it. */
export const sushiRecipes: PictureRecipes = {
  'small-sushi': {
    shape: 'board',
    on: 'slate',
    morsels: '2*nigiri-salmon nigiri-prawn nigiri-tuna 4*maki-salmon',
  },
  'sora-sushi': {
    shape: 'board',
    on: 'board',
    morsels: '2*nigiri-salmon 2*nigiri-tuna 2*nigiri-prawn 2*maki-tuna 4*maki-salmon',
  },
  'large-sushi': {
    shape: 'board',
    on: 'slate',
    morsels:
      '2*nigiri-salmon nigiri-scallop nigiri-tuna nigiri-prawn nigiri-tamago 2*nigiri-avocado 4*maki-california 4*maki-salmon',
  },
  'family-sushi': {
    shape: 'board',
    on: 'board',
    morsels: '4*nigiri-salmon 2*nigiri-tuna 2*nigiri-prawn 4*maki-flamed 4*maki-salmon 4*maki-california',
  },
  'green-sushi': {
    shape: 'board',
    on: 'board',
    morsels: '3*nigiri-avocado 2*maki-asparagus maki-sweet-potato 3*maki-avocado',
  },
  'salmon-nigiri': { ...NIGIRI, morsels: '2*nigiri-salmon' },
  'tuna-nigiri': { ...NIGIRI, morsels: '2*nigiri-tuna' },
  'prawn-nigiri': { ...NIGIRI, morsels: '2*nigiri-prawn' },
  'scallop-nigiri': { ...NIGIRI, morsels: '2*nigiri-scallop' },
  'tamago-nigiri': { ...NIGIRI, morsels: '2*nigiri-tamago' },
  'avocado-nigiri': { ...NIGIRI, morsels: '2*nigiri-avocado' },
  'salmon-maki': { ...MAKI, morsels: '8*maki-salmon' },
  'tuna-maki': { ...MAKI, morsels: '8*maki-tuna' },
  'tempura-maki': { ...MAKI, morsels: '8*maki-prawn' },
  'flamed-maki': { ...MAKI, morsels: '8*maki-flamed' },
  'california-maki': { ...MAKI, morsels: '8*maki-california' },
  'sweet-potato-maki': { ...MAKI, morsels: '8*maki-sweet-potato' },
  'cucumber-maki': { ...MAKI, morsels: '6*maki-cucumber' },
  'salmon-sashimi': { ...MAKI, morsels: '6*sashimi-salmon' },
  'mixed-sashimi': {
    ...MAKI,
    morsels: '2*sashimi-salmon 2*sashimi-tuna 2*sashimi-scallop 2*sashimi-halibut',
  },
  'salmon-bento': { shape: 'bento', main: 'teriyaki-salmon', sides: 'edamame greens', gyoza: 'gyoza' },
  'chicken-bento': { shape: 'bento', main: 'karaage', sides: 'edamame greens', gyoza: 'gyoza' },
  'tofu-bento': { shape: 'bento', main: 'agedashi-tofu', sides: 'edamame slaw', gyoza: 'green-gyoza' },
  'chicken-gyoza': { shape: 'plate', on: 'slate', morsels: '5*gyoza', dip: '4a2414' },
  'vegetable-gyoza': { shape: 'plate', on: 'board', morsels: '5*green-gyoza', dip: '4a2414' },
  'ebi-fry': { shape: 'plate', on: 'navy', morsels: '4*tempura', dip: 'f0915a' },
  mochi: {
    shape: 'plate',
    on: 'slate',
    morsels: 'mochi-mango mochi-coconut mochi-matcha',
    bits: 'sesame',
    size: 0.85,
  },
  'sushi-lunch': { shape: 'together', of: 'green-tea miso-soup small-sushi' },
  'sushi-night': { shape: 'together', of: 'miso-soup mochi family-sushi' },
}
