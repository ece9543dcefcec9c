/** The loads that move when their order moves to another week, and those that are under way and stay. */
import type { IsoWeek } from '@workspace/portal/contract'
import { Notice, NoWrap, Stack, useDateFormat } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import type { LoadRow } from '../../contract/loads/load-row.ts'
import { usePeatTexts } from '../texts/texts.ts'

const notStarted: readonly LoadRow['state'][] = ['planned', 'open', 'assigned']
const underWay: readonly LoadRow['state'][] = ['loading', 'loaded']

export function MovingLoads({ loads, week: to }: { loads: readonly LoadRow[]; week: IsoWeek }): ReactElement | null {
  const texts = usePeatTexts('changes')
  const states = usePeatTexts('states')
  const { week } = useDateFormat()
  const moving = loads.filter(({ state }) => notStarted.includes(state))
  const staying = loads.filter(({ state }) => underWay.includes(state))
  if (moving.length + staying.length === 0) return null
  return (
    <Stack gap="s">
      {moving.length > 0 && (
        <p>
          {texts.loadsmove({ week: week(to) })} <NoWrap>{moving.map(({ number }) => number).join(', ')}</NoWrap>
        </p>
      )}
      {staying.length > 0 && (
        <Notice tone="warn" title={texts.loadsstay}>
          <ul>
            {staying.map(({ id, number, state, driver }) => (
              <li key={id}>
                <a href={`#/peatsale/loads/${id}`}>{number}</a>{' '}
                {[states[`load_${state}`], driver?.name].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
          <p>{texts.loadsstaytext}</p>
        </Notice>
      )}
    </Stack>
  )
}
