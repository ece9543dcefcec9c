import { constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isImageName } from '../../../contract/own.ts'
import type { PortalHost } from '../host/portal-host.ts'
import { Refused } from '../refusals/refuse.ts'

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** A link could lead out of the folder (R56). */
const noLinks = constants.O_RDONLY | constants.O_NOFOLLOW

/**
 * CALL-41: images that the operator put into DATA_DIR/images, then the icons that the applications bring (ENT-44).
 * Anything that is not a plain image name there is not found (ENT-45).
 * @param icons by image name.
 */
export function serveImages(
  server: FastifyInstance,
  { settings, site }: Pick<PortalHost, 'settings' | 'site'>,
  icons: ReadonlyMap<string, URL>,
): void {
  const operators = (name: string) => readFile(join(settings.dataDir, 'images', name), { flag: noLinks })
  const read = async (name: string): Promise<Buffer | undefined> => {
    const icon = icons.get(name)
    return (await operators(name).catch(() => undefined)) ?? (icon && readFile(icon))
  }
  server.get<{ Params: { '*': string } }>('/images/*', { exposeHeadRoute: false }, async (request, reply) => {
    const name = request.params['*']
    // ADMIN-SYS-13: no call but the few that start the system again.
    if (!(await site.isActive())) throw new Refused('system_offline', { retryAfterSeconds: 60 })
    if (!isImageName(name)) throw new Refused('not_found')
    const image = await read(name)
    if (!image) throw new Refused('not_found')
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type(types[ending] ?? 'application/octet-stream')
      .send(image)
  })
}
