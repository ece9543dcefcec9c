/** A new swamp, or one that there is with all that its office edits. */
import { MissingAnswer, newId, useAnswer, wayBack } from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { readSwamp } from '../../../contract/swamps/calls.ts'
import { MissingSellers, useOwnSellers } from '../../lists/own-sellers.tsx'
import { usePeatTexts } from '../../texts/texts.ts'
import { RegisterPage } from '../register-page.tsx'
import { SwampForm } from './swamp-form.tsx'
import { newSwampValues, swampValues } from './swamp-values.ts'

const list = '#/peatsale/office/swamps'

export function NewSwampScreen(): ReactElement {
  const texts = usePeatTexts('swamps')
  const [id] = useState(() => newId())
  const [first] = useOwnSellers()
  return (
    <RegisterPage at="swamps" heading={texts.newswamp} way={wayBack('/peatsale/office/swamps')} width="form">
      {first ? <SwampForm values={newSwampValues(id, first.id)} loaders={[]} /> : <MissingSellers />}
    </RegisterPage>
  )
}

export function SwampEditScreen({ params }: { params: Readonly<Record<string, string>> }): ReactElement {
  const texts = usePeatTexts('swamps')
  const id = params['id'] ?? ''
  const { data, error, refetch } = useAnswer(readSwamp, { id })
  const back = { href: `${list}/${id}`, label: data?.swamp.name ?? texts.swamp }
  return (
    <RegisterPage at="swamps" heading={texts.editswamp} back={back} width="form">
      {data ? (
        <SwampForm key={id} values={swampValues(data.swamp)} loaders={data.swamp.loaders} />
      ) : (
        <MissingAnswer of={{ error, refetch }} />
      )}
    </RegisterPage>
  )
}
