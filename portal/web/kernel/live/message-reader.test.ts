import { expect, test } from 'vitest'
import { messageReader } from './message-reader.ts'

const event = { seq: 7, kind: 'rights-changed', topic: '', ids: [] }
const message = `id: 7\nevent: rights-changed\ndata: ${JSON.stringify(event)}\n\n`

test('R67: an event is read whole, in whatever pieces it comes', () => {
  const reader = messageReader()
  expect(reader.read(message.slice(0, 20))).toEqual([])
  expect(reader.read(`${message.slice(20)}: \n\n${message}`)).toEqual([event, event])
})

test('R67: heartbeats, unknown kinds and broken messages are passed over', () => {
  const reader = messageReader()
  expect(reader.read(': \n\ndata: {"seq":1,"kind":"nonsense","topic":"","ids":[]}\n\ndata: {\n\n')).toEqual([])
})
