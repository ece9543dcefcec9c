import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { jsonLog } from '../log/log.ts'
import { answerThrown } from './refusal-answer.ts'

/** Throws whatever it is asked for. */
function throwing(thrown: unknown, lines: string[]): FastifyInstance {
  const server = Fastify()
  const answer = answerThrown(jsonLog('info', (line) => lines.push(line)))
  server.setErrorHandler((fault, request, reply) => void reply.send(answer(fault, request, reply)))
  server.get('/', async () => {
    throw thrown
  })
  return server
}

test.each([[undefined], [null], ['a sentence'], [{ secret: 'x' }]])(
  'ERR-22: %j, which is no error, is answered as a bare fault with its number, and logged',
  async (thrown) => {
    const lines: string[] = []
    const answer = await throwing(thrown, lines).inject('/')
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { success: false, value: 'internal_error', requestid: expect.any(String) },
    ])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'fault', fault: String(thrown) }])
  },
)
