/** Findings of the health check: what is wrong first, each with what to do. */
import type { ReactElement } from 'react'
import { createElement, Fragment } from 'react'
import type { Finding, FindingState } from '../../../contract/doctor/calls.ts'
import { useTexts } from '../../kernel/texts/index.ts'
import type { ChipTone, NoticeTone } from '../../kernel/ui/index.ts'
import { Chip, iconAlert, iconCheck, iconStop, Notice } from '../../kernel/ui/index.ts'
import css from './findings.module.css'

const worstFirst: readonly FindingState[] = ['fault', 'warning', 'ok']
const tones = { ok: 'ok', warning: 'warn', fault: 'err' } as const satisfies Record<FindingState, ChipTone>
const shapes = { ok: iconCheck, warning: iconAlert, fault: iconStop } as const

/** All in one sentence. */
export function Verdict({ findings }: { findings: readonly Finding[] }): ReactElement {
  const texts = useTexts('adminsystem')
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const tone: NoticeTone = faults > 0 ? 'err' : warnings > 0 ? 'warn' : 'ok'
  return <Notice tone={tone} title={tone === 'ok' ? texts.healthallok : texts.healthcounts({ faults, warnings })} />
}

export function Findings({ label, findings }: { label: string; findings: readonly Finding[] }): ReactElement | null {
  const texts = useTexts('adminsystem')
  if (findings.length === 0) return null
  const shown = worstFirst.flatMap((state) => findings.filter((finding) => finding.state === state))
  return (
    <ul className={css.list} aria-label={label}>
      {shown.map(({ check, state, code, found, quoted, todo }) => (
        <li key={`${check} ${code} ${found} ${quoted}`} className={css.row}>
          <span className={css.state}>
            <Chip tone={tones[state]} icon={shapes[state]}>
              {texts[`healthstate_${state}`]}
            </Chip>
          </span>
          <div className={css.words}>
            <p className={css.name}>{texts[`health_${check}`]}</p>
            <p>
              <WithNames sentence={found} />
            </p>
            {quoted !== '' && (
              <p className={css.quoted}>
                {/* Programs speak English; so does the portal where it speaks to operators. */}
                {texts.healthquoted} <q lang="en">{quoted}</q>
              </p>
            )}
            {todo !== '' && (
              <p className={css.todo}>
                <WithNames sentence={todo} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The sentences are also a terminal's: what is typed as it stands is between backticks in them. */
function WithNames({ sentence }: { sentence: string }): ReactElement {
  return createElement(Fragment, null, ...sentence.split('`').map(codeWhereOdd))
}

function codeWhereOdd(part: string, place: number) {
  return place % 2 === 0 ? part : createElement('code', null, part)
}
