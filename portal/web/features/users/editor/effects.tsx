/** What comes of the choices, in words, before they are saved: what the person sees, what is new, what goes. */
import type { ReactElement } from 'react'
import { fullName } from '../../../../contract/people/full-name.ts'
import { useApplicationName } from '../../../kernel/applications/known-applications.tsx'
import { useTexts } from '../../../kernel/texts/index.ts'
import { Icon, iconEye } from '../../../kernel/ui/index.ts'
import type { TurnedRight } from '../rights-after.ts'
import { seenAfter } from '../rights-after.ts'
import { useRightWords } from '../rights-words.ts'
import css from './editor.module.css'
import type { BlockProps } from './use-user-form.ts'

export function Effects({ form, rights }: BlockProps & { rights: readonly TurnedRight[] }): ReactElement {
  const adminedit = useTexts('adminedit')
  const applicationName = useApplicationName()
  const rightWords = useRightWords()
  const name = form.draft.firstname.trim() || fullName(form.draft) || adminedit.effectnewuser
  // What somebody new sees has been said by then.
  const told = rights.filter(({ right }) => !form.isNew || right.right !== 'sees')
  const turning = (turn: TurnedRight['turn']) => [
    ...new Set(told.filter((each) => each.turn === turn).map(({ right }) => rightWords(right))),
  ]
  const comes = turning('comes')
  const goes = turning('goes')
  const seen = seenAfter(rights).map(applicationName).join(', ')
  const isTurning = form.isNew || comes.length + goes.length > 0
  return (
    <div className={css.effects} role="status">
      <Icon shape={iconEye} />
      <div>
        <p>
          <strong>{isTurning ? adminedit.effectsees({ name }) : adminedit.effectseesnow({ name })}</strong>{' '}
          {seen === '' ? adminedit.effectnothing : seen}
        </p>
        {comes.length > 0 && (
          <p>
            <strong>{adminedit.effectcomes}</strong> {comes.join('; ')}
          </p>
        )}
        {goes.length > 0 && (
          <p>
            <strong>{adminedit.effectgoes}</strong> {goes.join('; ')}
          </p>
        )}
      </div>
    </div>
  )
}
