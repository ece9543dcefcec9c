/** Requests that fetch refuses to make: odd methods, spoofed and doubled headers, broken bytes. */
import { request } from 'node:http'
import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export function rawRequest(
  address: string,
  options: {
    method?: string
    path: string
    headers?: Readonly<Record<string, string | readonly string[]>>
    body?: string | Uint8Array
  },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address)
  const { method = 'GET', path, headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: hostname, port, method, path, headers: { ...headers } as never, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Sends bytes as they are and answers what came back until the server closed the line or fell silent. */
export function rawBytes(address: string, bytes: string | Uint8Array, patience = 2000): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('utf8'))
    }
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
    socket.on('error', end)
    socket.on('close', end)
    socket.setTimeout(patience, end)
  })
}
