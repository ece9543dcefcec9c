/** What has happened to a request or a consignment: the office's. */
import { EventRows, EventLog as Log } from '@workspace/logistics/web/commands'
import { useLanguage, usePages } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { readConsignmentEvents } from '../../contract/consignments/calls.ts'
import { readRequestEvents } from '../../contract/requests/calls.ts'
import { commandWords } from '../../contract/states/command-words.ts'
import { flags } from '../../contract/states/flags.ts'
import { useManureTexts } from '../texts/texts.ts'

type Of = { of: 'request' | 'consignment'; id: string }

export function EventLog(props: Of): ReactElement {
  const { log } = useManureTexts('work')
  return (
    <Log
      heading={log}
      rows={() => (props.of === 'request' ? <OfRequest {...props} /> : <OfConsignment {...props} />)}
    />
  )
}

function OfRequest({ id }: Of): ReactElement {
  return <Rows list={usePages(readRequestEvents, { id })} />
}

function OfConsignment({ id }: Of): ReactElement {
  return <Rows list={usePages(readConsignmentEvents, { id })} />
}

function Rows({ list }: Pick<Parameters<typeof EventRows>[0], 'list'>): ReactElement {
  const { language } = useLanguage()
  const states = useManureTexts('states')
  const { logof } = useManureTexts('work')
  const words = {
    event: (kind: string) =>
      Object.hasOwn(commandWords, kind) ? commandWords[kind as keyof typeof commandWords][language] : undefined,
    flag: (name: string) => {
      const flag = flags.find((each) => each === name)
      return flag && states[`flag_${flag}`]
    },
  }
  return <EventRows list={list} caption={logof} words={words} />
}
