import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'
import { runCatalogue } from './catalogue-command.ts'
import type { Surroundings } from './catalogue-command.ts'
import { deploymentSchema } from './deployment-file.ts'
import { loadCatalogue } from './catalogue.ts'
import { COFFEE_PICTURE, QUESTIONS, newDeployment } from './new-deployment.ts'
import type { Answers } from './new-deployment.ts'

export type Asking = Surroundings & {
  /** Asks a person in words; undefined where nobody is there to be asked. */
  readonly ask: ((question: string, usual: string) => Promise<string>) | undefined
}

const USAGE = [
  'npm run deployment -- new NAME [--FLAG VALUE ...]   asks eight questions and writes a folder that starts',
  'npm run deployment -- check FOLDER                  tells what the folder holds, or every mistake in it',
  'npm run deployment -- schema                        prints the JSON schema of deployment.json',
  '',
  'Flags of new, in the place of its questions:',
  ...QUESTIONS.map(({ flag, question }) => `  --${flag}  ${question}`),
]

const SCHEMA = join(import.meta.dirname, 'deployment.schema.json')
const COFFEE = join(import.meta.dirname, 'data/gardermoen/pictures/house-coffee.svg')

/** Runs one deployment command and answers its exit code: 0 done, 1 refused, 2 not understood. */
export async function runDeployment(args: readonly string[], around: Asking): Promise<number> {
  const [act, name, ...rest] = args
  if (act === 'schema' && name === undefined) {
    around.print(JSON.stringify(deploymentSchema(), null, 2))
    return 0
  }
  if (act === 'check' && name !== undefined && rest.length === 0) return runCatalogue(['check', name], around)
  const flags = act === 'new' ? flagsIn(rest) : undefined
  if (name === undefined || flags === undefined) {
    USAGE.forEach(around.print)
    return 2
  }
  return makeNew(name, flags, around)
}

async function makeNew(name: string, flags: Partial<Answers>, { ask, print }: Asking): Promise<number> {
  const folder = /[/\\]/.test(name) ? resolve(name) : resolve('deployments', name)
  if (existsSync(folder)) {
    print(`${folder} is there already.`)
    return 1
  }
  const id = basename(folder)
  const answers: Answers = {}
  for (const { flag, question, usual } of QUESTIONS)
    answers[flag] = flags[flag] ?? (await ask?.(question, usual(id))) ?? usual(id)
  const files = newDeployment(id, answers, relative(folder, SCHEMA).replaceAll('\\', '/'))
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  copyFileSync(COFFEE, join(folder, COFFEE_PICTURE))
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`)
  try {
    loadCatalogue(folder).warnings.forEach(({ field, reason }) => print(`warning: ${field}: ${reason}`))
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    rmSync(folder, { recursive: true })
    print(error.message)
    return 1
  }
  print(`${folder} is written. Start it with DEPLOYMENT=${/[/\\]/.test(name) ? folder : name} npm start`)
  return 0
}

/** `--flag value` by flag; undefined where something else is among them. */
function flagsIn(args: readonly string[]): Partial<Answers> | undefined {
  const found: Partial<Answers> = {}
  for (let at = 0; at < args.length; at += 2) {
    const flag = QUESTIONS.find((each) => `--${each.flag}` === args[at])?.flag
    const value = args[at + 1]
    if (flag === undefined || value === undefined) return undefined
    found[flag] = value
  }
  return found
}
