/** A real SMTP server with a mailbox, that can be told to misbehave. */
import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import type { ReadLetter } from './read-letter.ts'
import { readLetter } from './read-letter.ts'

/** `refuse` answers 451 to the letter, `hang` never answers it, `drop` takes it and cuts the line before saying so. */
export type MailServerMood = 'take' | 'refuse' | 'hang' | 'drop'

export interface CapturedLetter extends ReadLetter {
  /** Receivers of the envelope, which is what counts. */
  readonly receivers: readonly string[]
  readonly raw: string
  /** Whether it came over TLS. */
  readonly isSecure: boolean
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly letters: readonly CapturedLetter[]
  mood: MailServerMood
  /** Stops listening; letters stay. */
  goDown(): Promise<void>
  /** Listens again, on the same port. */
  comeUp(): Promise<void>
  /** The newest letter to that address. @throws when there is none. */
  lastTo(address: string): CapturedLetter
  stop(): Promise<void>
}

/** @param offersTls STARTTLS, with a certificate that nobody vouches for. */
export async function mailServer({ offersTls = false } = {}): Promise<MailServer> {
  const letters: CapturedLetter[] = []
  let server = newServer()
  const port = await listen(server, 0)

  function newServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: offersTls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 10,
      onData: (stream, { envelope, id, secure: isSecure }, callback) => {
        void textOf(stream).then((raw) => {
          if (running.mood === 'refuse')
            return callback(Object.assign(new Error('try again later'), { responseCode: 451 }))
          if (running.mood === 'hang') return undefined
          letters.push({ ...readLetter(raw), receivers: envelope.rcptTo.map(({ address }) => address), raw, isSecure })
          if (running.mood === 'drop') return cut(server, id)
          return callback()
        })
      },
    })
  }

  const running: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    mood: 'take',
    goDown: () => close(server),
    comeUp: async () => {
      server = newServer()
      await listen(server, port)
    },
    lastTo: (address) => {
      const letter = letters.findLast(({ receivers }) => receivers.includes(address))
      if (!letter) throw new Error(`no letter to ${address}`)
      return letter
    },
    stop: () => close(server),
  }
  return running
}

async function listen(server: SMTPServer, port: number): Promise<number> {
  // Clients that break the line are what these tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return (server.server.address() as AddressInfo).port
}

function close(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function cut(server: SMTPServer, id: string): void {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
