import { expect, test } from 'vitest'
import { commandWords } from '../../contract/states/command-words.ts'
import { log as english } from './en/log.ts'
import { log as finnish } from './fi/log.ts'

test.each(Object.entries(commandWords))(
  '%s is called the same in the logs of both languages and in the copy of own data',
  (kind, words) => {
    expect({ fi: Reflect.get(finnish, kind), en: Reflect.get(english, kind) }).toEqual(words)
  },
)
