import { createServer } from 'node:net'
import type { Socket } from 'node:net'

/** A mail as it came over the wire: headers by lower-case name, text and page decoded. */
export type SunkMail = {
  readonly to: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
  /** By which its page names the pictures that come along. */
  readonly pictures: readonly string[]
}

export type MailSink = {
  readonly url: string
  readonly mails: readonly SunkMail[]
  /** What is answered to the next mails instead of taking them; the connection is cut for `cut`. */
  refuse(answers: readonly string[]): void
  /** Resolves when there are at least `count` mails. */
  untilMails(count: number): Promise<void>
  close(): Promise<void>
}

/** A mail server that takes everything and delivers nothing: just enough SMTP (RFC 5321) for one client. */
export async function openMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = []
  let refusals: string[] = []
  let waiting: (() => void)[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, {
      refusal: () => refusals.shift(),
      take(mail) {
        mails.push(mail)
        for (const wake of waiting) wake()
        waiting = []
      },
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(answers) {
      refusals = [...answers]
    },
    async untilMails(count) {
      while (mails.length < count) await new Promise<void>((wake) => waiting.push(wake))
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

type Mailbox = { refusal(): string | undefined; take(mail: SunkMail): void }

function converse(socket: Socket, mailbox: Mailbox): void {
  let buffered = ''
  let to: string[] = []
  let data: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 sink')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    buffered += chunk
    const lines = buffered.split('\r\n')
    buffered = lines.pop() ?? ''
    for (const line of lines) read(line)
  })

  function read(line: string): void {
    if (data) {
      if (line !== '.') data.push(line.startsWith('.') ? line.slice(1) : line)
      else end(data)
      return
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') to.push(/<(.*)>/.exec(line)?.[1] ?? '')
    if (verb === 'DATA') {
      data = []
      say('354 go on')
      return
    }
    say(verb === 'QUIT' ? '221 bye' : '250 ok')
  }

  function end(lines: readonly string[]): void {
    const refusal = mailbox.refusal()
    if (refusal === 'cut') socket.destroy()
    else if (refusal !== undefined) say(refusal)
    else {
      mailbox.take(mailFrom(lines, to))
      say('250 taken')
    }
    to = []
    data = undefined
  }
}

function mailFrom(lines: readonly string[], to: readonly string[]): SunkMail {
  const whole = partFrom(lines)
  const { headers } = whole
  const parts = leavesOf(whole)
  const contentOf = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type))
    return part ? decoded(part.body.join('\n'), part.headers['content-transfer-encoding'] ?? '7bit') : ''
  }
  const pictures = parts.flatMap((part) => part.headers['content-id'] ?? [])
  return { to, headers, text: contentOf('text/plain'), html: contentOf('text/html'), pictures }
}

/** What a mail is made of, however it is nested. */
function leavesOf(part: Part): readonly Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers['content-type'] ?? '')?.[1]
  return boundary === undefined ? [part] : partsBetween(`--${boundary}`, part.body).flatMap(leavesOf)
}

type Part = { readonly headers: Readonly<Record<string, string>>; readonly body: readonly string[] }

function partFrom(lines: readonly string[]): Part {
  const blank = lines.indexOf('')
  const unfolded = lines
    .slice(0, blank)
    .join('\n')
    .replaceAll(/\n[ \t]+/g, ' ')
  const headers = Object.fromEntries(
    unfolded.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { headers, body: lines.slice(blank + 1) }
}

function partsBetween(delimiter: string, lines: readonly string[]): readonly Part[] {
  const starts = lines.flatMap((line, index) => (line.startsWith(delimiter) ? [index] : []))
  return starts.slice(0, -1).map((start, index) => partFrom(lines.slice(start + 1, starts[index + 1])))
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
