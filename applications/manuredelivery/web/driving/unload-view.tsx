/** At the plant: by the code of the bay where drivers weigh themselves, else the gate receives. */
import { Button, Card, EmptyState, iconTruck, navigate, Stack, TextInput } from '@workspace/portal/web'
import type { FormEvent, ReactElement } from 'react'
import { useState } from 'react'
import type { Consignment } from '../../contract/consignments/consignment.ts'
import { useManureTexts } from '../texts/texts.ts'
import { CallsAndMaps } from './calls-and-maps.tsx'

const code = /^[A-Z0-9-]{2,10}$/

export function UnloadView({ of }: { of: Consignment }): ReactElement {
  const texts = useManureTexts('driving')
  const [typed, setTyped] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const bay = typed.trim().toUpperCase()
  function open(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (code.test(bay)) navigate(`/manuredelivery/bay/${bay}?consignment=${of.id}`)
  }
  if (!of.plantDetails.selfService) {
    return (
      <Stack>
        <EmptyState icon={iconTruck} title={of.plantDetails.weighs ? texts.gateweighs : texts.gatemeasures}>
          <p>{texts.gatetext}</p>
        </EmptyState>
        <CallsAndMaps of={of} />
      </Stack>
    )
  }
  return (
    <Stack>
      <Card heading={texts.scanbay}>
        <p>{texts.scanbaytext}</p>
        <form onSubmit={open} noValidate>
          <Stack>
            <TextInput
              label={texts.baycode}
              hint={texts.baycodehint}
              autoComplete="off"
              autoCapitalize="characters"
              value={typed}
              error={isAsked && !code.test(bay) ? texts.baycodemissing : undefined}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" size="l" block>
              {texts.openbay}
            </Button>
          </Stack>
        </form>
      </Card>
      <p>{texts.gatehelps}</p>
      <CallsAndMaps of={of} />
    </Stack>
  )
}
