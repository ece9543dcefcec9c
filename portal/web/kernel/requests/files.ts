/** Calls that send a file or are answered with one. Apart from `ask`, which is in the entry. */
import type { AskOf, Call } from '../../../contract/call.ts'
import { callPath } from '../../../contract/call-path.ts'
import { storedSession } from '../sessions/stored-session.ts'
import type { AnswerTo, Failed, Refused } from './answer-to.ts'
import type { AskOptions } from './ask.ts'
import { brokenOff, fieldsOf, headers, limited, parsed, read, withFreshCookie } from './ask.ts'
import { backend } from './backend.ts'
import { readFault, readRefusal } from './envelope.ts'
import { announceRefusal } from './refusal-announcements.ts'

export type ReceivedFile = { readonly file: Blob; readonly name: string }

/** Milliseconds: thousands of rows are written or read on the way. */
const filePatience = 120_000

/** For calls with `file: 'given'`. */
export async function askForFile<C extends Call>(
  call: C,
  input: AskOf<C>,
  options: Pick<AskOptions, 'signal'> = {},
): Promise<{ answered: ReceivedFile } | Exclude<AnswerTo<C>, { answered: unknown }>> {
  const body = { type: 'application/json', content: JSON.stringify(input), accept: '*/*' }
  return asked(call, { input, body, ...options }, async (response) => {
    if (response.ok) return { answered: { file: await response.blob(), name: nameIn(response.headers) } }
    const content = parsed(await response.text())
    return readRefusal(call, response, content) ?? readFault(content)
  })
}

/** For calls with `file: 'taken'`: the bytes are the body, the input is in the path. */
export async function sendFile<C extends Call>(call: C, input: AskOf<C>, file: Blob): Promise<AnswerTo<C>> {
  const body = { type: 'application/octet-stream', content: file, accept: 'application/json' }
  return asked(call, { input, body }, async (response) => read(call, response, await response.text()))
}

type Sent = Pick<AskOptions, 'signal'> & {
  input: unknown
  body: { type: string; content: string | Blob; accept: string }
}

async function asked<Answer extends object>(
  call: Call,
  { input, body, ...options }: Sent,
  understood: (response: Response) => Promise<Answer>,
): Promise<Answer | Failed> {
  const token = storedSession()?.token
  const signal = limited({ timeout: filePatience, ...options })
  try {
    const answer = await withFreshCookie(async () => {
      const response = await fetch(backend.origin + callPath(call.path, fieldsOf(input)), {
        method: call.method,
        headers: { ...headers({ token, body: body.type }), Accept: body.accept },
        body: body.content,
        signal,
      })
      return understood(response)
    })
    if (isRefused(answer)) announceRefusal({ code: answer.refused, token })
    return answer
  } catch (error) {
    return brokenOff(error)
  }
}

/** Into the person's downloads, under the server's name. */
export function keepFile({ file, name }: ReceivedFile): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

function isRefused(answer: object): answer is Refused<string> {
  return 'refused' in answer
}

/** The server names files in plain ASCII. */
function nameIn(given: Headers): string {
  return /filename="([^"]+)"/.exec(given.get('Content-Disposition') ?? '')?.[1] ?? 'download'
}
