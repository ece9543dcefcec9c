/** Who handed the manure over or took it back: a name of the last times needs no typing. */
import { ChoiceTiles, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useManureTexts } from '../texts/texts.ts'

/** Earlier names are known from the two other choices by their beginning. */
const named = 'name:'
export const absent = 'absent'

/** Undefined while nobody is named. */
export function handerName(who: string | undefined, typed: string): string | undefined {
  const name = who === 'typed' ? typed.trim() : who?.startsWith(named) ? who.slice(named.length) : ''
  return name === '' ? undefined : name
}

/** The choice that stands for a name that was given before. */
export function choiceOf(name: string, names: readonly string[]): string {
  return names.includes(name) ? `${named}${name}` : 'typed'
}

type HanderChoiceProps = {
  legend: string
  names: readonly string[]
  /** Where it may be that nobody was there. */
  mayBeAbsent?: boolean
  who: string | undefined
  typed: string
  isAsked: boolean
  onWho: (who: string) => void
  onType: (typed: string) => void
}

export function HanderChoice(props: HanderChoiceProps): ReactElement {
  const { legend, names, mayBeAbsent, who, typed, isAsked, onWho, onType } = props
  const texts = useManureTexts('driving')
  return (
    <>
      <ChoiceTiles
        long
        legend={legend}
        value={who}
        onChange={onWho}
        error={isAsked && who === undefined ? texts.whomissing : undefined}
        options={[
          ...names.map((name) => ({ value: `${named}${name}`, label: name })),
          { value: 'typed', label: texts.typename },
          ...(mayBeAbsent ? [{ value: absent, label: texts.nobody, note: texts.nobodynote }] : []),
        ]}
      />
      {who === 'typed' && (
        <TextInput
          label={texts.name}
          maxLength={100}
          autoComplete="off"
          value={typed}
          error={isAsked && typed.trim() === '' ? texts.namemissing : undefined}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </>
  )
}
