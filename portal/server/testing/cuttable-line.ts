/** A line to a server that a test can cut, as when that server is stopped, or hold, as when it hangs, and mend again. */
import type { Server, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

export interface CuttableLine extends AsyncDisposable {
  readonly port: number
  /** Ends what is connected and refuses what comes. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Until it is disposed of nothing passes, neither way, and nobody is told; also on lines that are opened meanwhile. */
  hold(): Disposable
}

export async function cuttableLine(host: string, port: number): Promise<CuttableLine> {
  const sockets = new Set<Socket>()
  let isHeld = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const open = (own: number) => {
    const server = createServer((near) => {
      const far = connect(port, host)
      for (const socket of [near, far]) keep(socket)
      near.pipe(far).pipe(near)
      if (isHeld) for (const socket of [near, far]) socket.pause()
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
    })
    return new Promise<Server>((resolve) => server.listen(own, '127.0.0.1', () => resolve(server)))
  }
  let server = await open(0)
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port: own,
    cut,
    mend: async () => {
      server = await open(own)
    },
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
      return {
        [Symbol.dispose]: () => {
          isHeld = false
          for (const socket of sockets) socket.resume()
        },
      }
    },
    [Symbol.asyncDispose]: cut,
  }
}
