/** Calls that send a file or are answered with one. Apart from `ask`, which is in the entry. */
import type { AskOf, Call } from '../../contract/call.ts'
import { callPath } from '../../contract/call-path.ts'
import { storedSession } from '../sessions/stored-session.ts'
import type { AnswerTo, Failed, Refused } from './answer-to.ts'
import { brokenOff, fieldsOf, headers, limited, parsed, read } from './ask.ts'
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
): Promise<{ answered: ReceivedFile } | Refused | Failed> {
  const token = storedSession()?.token
  try {
    const response = await fetch(backend.origin + callPath(call.path, fieldsOf(input)), {
      method: call.method,
      headers: { ...headers({ token, body: 'application/json' }), Accept: '*/*' },
      body: JSON.stringify(input),
      signal: limited({ timeout: filePatience }),
    })
    if (response.ok) return { answered: { file: await response.blob(), name: nameIn(response.headers) } }
    const content = parsed(await response.text())
    return announced(readRefusal(response, content) ?? readFault(content), token)
  } catch (error) {
    return brokenOff(error)
  }
}

/** For calls with `file: 'taken'`: the bytes are the body, the input is in the path. */
export async function sendFile<C extends Call>(call: C, input: AskOf<C>, file: Blob): Promise<AnswerTo<C>> {
  const token = storedSession()?.token
  try {
    const response = await fetch(backend.origin + callPath(call.path, fieldsOf(input)), {
      method: call.method,
      headers: headers({ token, body: 'application/octet-stream' }),
      body: file,
      signal: limited({ timeout: filePatience }),
    })
    return announced(read(call, response, await response.text()), token)
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

function announced<Answer extends object>(answer: Answer, token: string | undefined): Answer {
  if (isRefused(answer)) announceRefusal({ code: answer.refused, token })
  return answer
}

function isRefused(answer: object): answer is Refused {
  return 'refused' in answer
}

/** The server names files in plain ASCII. */
function nameIn(given: Headers): string {
  return /filename="([^"]+)"/.exec(given.get('Content-Disposition') ?? '')?.[1] ?? 'download'
}
