/** A proxy as docs/proxies sets it up, in front of a portal, on free ports of this machine. */
import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createServer, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect, createServer as createLine } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export const host = 'portal.example.fi'

export type Program = 'nginx' | 'haproxy' | 'caddy'

export interface ProxyUnderTest extends AsyncDisposable {
  ask(method: string, path: string, options?: Sending): Promise<Asked>
  askPlainly(path: string): Promise<Asked>
  /** All that its own log holds so far. */
  log(): string
}

interface Sending {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface Asked {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: IncomingMessage
  /** Reads the rest of it. */
  text(): Promise<string>
}

export interface Upstream extends AsyncDisposable {
  readonly port: number
  readonly seen: { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders }[]
}

export function isInstalled(program: Program): boolean {
  const version = program === 'caddy' ? 'version' : '-v'
  return [[program, version] as const, ['openssl', 'version'] as const].every(
    ([name, asked]) => spawnSync(name, [asked]).status === 0,
  )
}

/** Stands between proxy and portal, sees what comes, and breaks the line under `/broken` once the request is there. */
export async function upstreamOf(portal: string): Promise<Upstream> {
  const seen: Upstream['seen'] = []
  const server = createServer((asked, answer) => {
    const { method = '', url = '', headers } = asked
    seen.push({ method, url, headers })
    if (url.startsWith('/broken')) {
      asked.resume().on('end', () => asked.socket.destroy())
      return
    }
    const passed = httpRequest(new URL(url, portal), { method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 500, told.headers)
      answer.flushHeaders()
      told.pipe(answer)
      answer.on('close', () => told.destroy())
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server.address()),
    seen,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function proxyUnderTest(program: Program, upstream: number): Promise<ProxyUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), `portal-${program}-`))
  const place = { folder, upstream, tls: await freePort(), plain: await freePort() }
  const certificate = makeCertificate(folder)
  const argv = setUp[program](place)
  const child = spawn(program, argv, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()))
  await listening(child, place.tls, () => said)
  return {
    ask: (method, path, { headers = {}, body } = {}) =>
      answered((heard) => {
        const where = { host: '127.0.0.1', port: place.tls, servername: host, ca: certificate }
        return httpsRequest({ ...where, method, path, headers: { host, ...headers }, agent: false }, heard)
      }, body),
    askPlainly: (path) =>
      answered((heard) => httpRequest({ host: '127.0.0.1', port: place.plain, path, headers: { host } }, heard)),
    log: () => (program === 'haproxy' ? said : readFileSync(join(folder, 'portal.log'), 'utf8')),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      const patience = setTimeout(() => child.kill('SIGKILL'), 5000)
      if (child.exitCode === null) await once(child, 'exit')
      clearTimeout(patience)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  readonly folder: string
  readonly upstream: number
  readonly tls: number
  readonly plain: number
}

/** Writes the sample with this machine's places in it. @returns the program's arguments */
const setUp: Record<Program, (place: Place) => string[]> = {
  nginx: ({ folder, upstream, tls, plain }) => {
    const sample = changed('nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['listen 443 ssl', `listen 127.0.0.1:${tls} ssl`],
      ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
      ['/etc/ssl/portal', folder],
      ['/var/log/nginx', folder],
    ])
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const around = `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { ${places.join(' ')}`
    writeFileSync(join(folder, 'conf'), `${around}\n${sample}\n}`)
    return ['-e', 'stderr', '-c', join(folder, 'conf')]
  },
  haproxy: ({ folder, upstream, tls, plain }) => {
    const sample = changed('haproxy.cfg', [
      ['bind :80\n', `bind 127.0.0.1:${plain}\n`],
      ['bind :443 ssl', `bind 127.0.0.1:${tls} ssl`],
      ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
      ['/etc/haproxy/portal.pem', join(folder, 'both.pem')],
      ['log /dev/log local0', 'log stdout format raw local0'],
    ])
    writeFileSync(join(folder, 'conf'), sample)
    return ['-db', '-f', join(folder, 'conf')]
  },
  caddy: ({ folder, upstream, tls, plain }) => {
    const sample = changed('Caddyfile', [
      ['# tls /etc/ssl/portal', 'tls /etc/ssl/portal'],
      ['/etc/ssl/portal', folder],
      ['127.0.0.1:8080', `127.0.0.1:${upstream}`],
      ['/var/log/caddy', folder],
    ])
    writeFileSync(join(folder, 'conf'), `{\nadmin off\nhttp_port ${plain}\nhttps_port ${tls}\n}\n${sample}`)
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'conf')]
  },
}

/** @throws where the sample no longer says what is to be changed, so that a test cannot run on something else. */
function changed(name: string, changes: readonly (readonly [from: string, to: string])[]): string {
  const sample = readFileSync(new URL(`../../docs/proxies/${name}`, import.meta.url), 'utf8')
  return changes.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`${name} does not say ${from}`)
    return whole.replaceAll(from, to)
  }, sample)
}

function makeCertificate(folder: string): Buffer {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const made = spawnSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(made.stderr.toString())
  const written = readFileSync(certificate)
  writeFileSync(join(folder, 'both.pem'), Buffer.concat([written, readFileSync(key)]))
  return written
}

function answered(
  open: (heard: (answer: IncomingMessage) => void) => ReturnType<typeof httpRequest>,
  body?: string | Uint8Array,
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const asking = open((answer) => {
      answer.on('error', () => undefined)
      const { statusCode = 0, headers } = answer
      resolve({ status: statusCode, headers, body: answer, text: () => text(answer) })
    })
    asking.on('error', reject).end(body)
  })
}

async function listening(child: ChildProcess, port: number, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`it does not start: ${said()}`)
    if (await isOpen(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`it does not listen: ${said()}`)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1', () => {
      line.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
}

async function freePort(): Promise<number> {
  const line = createLine()
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const port = portOf(line.address())
  await new Promise((resolve) => line.close(resolve))
  return port
}

function portOf(address: unknown): number {
  return (address as { port: number }).port
}
