/** Where an alert is in force: municipalities, or farms by name. */
import { Button, ButtonRow, Cluster, GroupOfFields, iconX, Segmented, Stack, TextInput } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { FarmChoice } from '../lists/farm-choice.tsx'
import { useManureTexts } from '../texts/texts.ts'
import type { AlertCallForm, AlertValues } from './alert-values.ts'

type Area = AlertValues['area']
type AreaFieldProps = {
  form: AlertCallForm
  /** Names of farms that the alert has already. */
  names: Readonly<Record<string, string>>
}

export function AreaField({ form, names }: AreaFieldProps): ReactElement {
  const texts = useManureTexts('alerts')
  const { id, label, error, onChange } = form.control('area')
  const area = form.values.area as Area
  const [found, setFound] = useState(names)
  // What was chosen comes back with the other choice.
  const [other, setOther] = useState<Area>(
    area.by === 'municipalities' ? { by: 'accounts', accounts: [] } : { by: 'municipalities', municipalities: [] },
  )
  const change = (to: Area) => onChange(to as never)
  return (
    <GroupOfFields id={id} label={label} error={error}>
      <Stack gap="s">
        <Segmented
          label={label}
          value={area.by}
          options={[
            { value: 'municipalities' as const, label: texts.bymunicipalities },
            { value: 'accounts' as const, label: texts.byaccounts },
          ]}
          onChange={(by) => {
            if (by === area.by) return
            setOther(area)
            change(other)
          }}
        />
        {area.by === 'municipalities' ? (
          <Municipalities
            of={area.municipalities}
            onChange={(municipalities) => change({ by: 'municipalities', municipalities })}
          />
        ) : (
          <>
            <Chosen
              of={area.accounts.map((account) => ({ id: account, name: found[account] ?? '' }))}
              onRemove={(account) =>
                change({ by: 'accounts', accounts: area.accounts.filter((each) => each !== account) })
              }
            />
            <FarmChoice
              label={texts.addfarm}
              none={texts.nofarms}
              act={({ name }) => texts.addname({ name })}
              company={form.values.company ?? ''}
              except={area.accounts}
              onChoose={({ id: account, name }) => {
                setFound({ ...found, [account]: name })
                change({ by: 'accounts', accounts: [...area.accounts, account] })
              }}
            />
          </>
        )}
      </Stack>
    </GroupOfFields>
  )
}

type MunicipalitiesProps = { of: readonly string[]; onChange: (municipalities: string[]) => void }

function Municipalities({ of, onChange }: MunicipalitiesProps): ReactElement {
  const texts = useManureTexts('alerts')
  const [typed, setTyped] = useState('')
  /** Several at once, as they are copied from a decision. */
  const add = () => {
    const known = new Set(of.map((name) => name.toLowerCase()))
    const names = typed.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
    const added = names.filter((name) => name.length > 1 && !known.has(name.toLowerCase()))
    setTyped('')
    if (added.length > 0) onChange([...of, ...new Set(added)])
  }
  return (
    <>
      <Chosen
        of={of.map((name) => ({ id: name, name }))}
        onRemove={(name) => onChange(of.filter((each) => each !== name))}
      />
      <Cluster align="end">
        <TextInput
          label={texts.addmunicipality}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return
            event.preventDefault()
            event.stopPropagation()
            add()
          }}
        />
        <Button variant="secondary" onClick={add}>
          {texts.add}
        </Button>
      </Cluster>
    </>
  )
}

type ChosenProps = { of: readonly { readonly id: string; readonly name: string }[]; onRemove: (id: string) => void }

function Chosen({ of, onRemove }: ChosenProps): ReactElement | null {
  const texts = useManureTexts('alerts')
  if (of.length === 0) return null
  return (
    <ButtonRow>
      {of.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          size="s"
          icon={iconX}
          aria-label={texts.remove({ name })}
          onClick={() => onRemove(id)}
        >
          {name}
        </Button>
      ))}
    </ButtonRow>
  )
}
