/** A real SMTP server with a mailbox, that can be told to misbehave. */
import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream } from 'smtp-server'
import { SMTPServer } from 'smtp-server'
import type { ReadLetter } from './read-letter.ts'
import { readLetter } from './read-letter.ts'

/**
 * `refuse` answers 451 to the letter, `hang` never answers it, `drop` takes it and cuts the line before saying so, `close`
 * cuts it when it hears the receiver, `unwelcome` greets with 554.
 */
export type MailServerMood = 'take' | 'refuse' | 'hang' | 'drop' | 'close' | 'unwelcome'

/** What one receiver is refused with: as it is named, or once the letter has been heard. */
export interface ReceiverRefusal {
  readonly at: 'receiver' | 'letter'
  readonly code: number
  readonly text: string
}

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
  /** By address. */
  readonly refusals: Map<string, ReceiverRefusal>
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
      hideENHANCEDSTATUSCODES: true,
      closeTimeout: 10,
      onConnect: (_, callback) =>
        callback(running.mood === 'unwelcome' ? answer(554, 'no letters of yours') : undefined),
      onRcptTo: ({ address }, { id }, callback) => {
        if (running.mood === 'close') return cut(server, id)
        callback(refusal(address, 'receiver'))
      },
      onData: (stream, { envelope, id, secure: isSecure }, callback) => {
        void textOf(stream).then((raw) => {
          const receivers = envelope.rcptTo.map(({ address }) => address)
          if (running.mood === 'refuse') return callback(answer(451, 'try again later'))
          if (running.mood === 'hang') return undefined
          const refused = refusal(receivers[0], 'letter')
          if (refused) return callback(refused)
          letters.push({ ...readLetter(raw), receivers, raw, isSecure })
          if (running.mood === 'drop') return cut(server, id)
          return callback()
        })
      },
    })
  }

  function refusal(address: string | undefined, at: ReceiverRefusal['at']): Error | undefined {
    const refused = running.refusals.get(address ?? '')
    return refused?.at === at ? answer(refused.code, refused.text) : undefined
  }

  const running: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    mood: 'take',
    refusals: new Map(),
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

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
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
