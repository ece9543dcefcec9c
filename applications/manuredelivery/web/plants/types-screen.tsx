/** Types of manure with their table values: everybody in the office reads them, the superadmin keeps them. */
import { dayOf } from '@workspace/portal/contract'
import {
  Chip,
  DataTable,
  formatNumber,
  iconPlus,
  LinkButton,
  MissingAnswer,
  newId,
  TableHead,
  useAnswer,
} from '@workspace/portal/web'
import type { ReactElement } from 'react'
import { beddingNames, speciesNames } from '../../contract/states/names.ts'
import { searchTypes } from '../../contract/types/calls.ts'
import type { ManureType } from '../../contract/types/manure-type.ts'
import { useName } from '../lists/names.ts'
import { useStart } from '../shell/roles.tsx'
import { useManureTexts } from '../texts/texts.ts'
import { RegisterPage } from './register-page.tsx'

export function TypesScreen(): ReactElement {
  const texts = useManureTexts('registers')
  const { data, error, refetch } = useAnswer(searchTypes, {})
  const isSuperadmin = useStart().data?.roles.includes('superadmin') ?? false
  const numbers = [texts.density, texts.dm, texts.n, texts.p, texts.k]
  return (
    <RegisterPage
      part="types"
      heading={texts.types}
      actions={
        isSuperadmin && (
          <LinkButton icon={iconPlus} href={`#/manuredelivery/office/types/${newId()}`}>
            {texts.newtype}
          </LinkButton>
        )
      }
    >
      {data === undefined && <MissingAnswer of={{ error, refetch }} />}
      {data !== undefined && (
        <DataTable caption={texts.types}>
          <TableHead headings={[texts.name, texts.code, texts.species, texts.bedding, ...numbers]} numbers={numbers} />
          <tbody>
            {data.types.map((type) => (
              <Row key={type.id} type={type} isEdited={isSuperadmin} />
            ))}
          </tbody>
        </DataTable>
      )}
    </RegisterPage>
  )
}

function Row({ type, isEdited }: { type: ManureType; isEdited: boolean }): ReactElement {
  const texts = useManureTexts('registers')
  const name = useName()
  const today = dayOf(new Date())
  const values = type.table.find(({ from }) => from <= today)
  const written = name({ fi: type.nameFi, en: type.nameEn })
  const cells = [
    [texts.density, type.kgPerM3],
    [texts.dm, values?.dm],
    [texts.n, values?.n],
    [texts.p, values?.p],
    [texts.k, values?.k],
  ] as const
  return (
    <tr>
      <th scope="row" data-cell="title">
        {isEdited ? <a href={`#/manuredelivery/office/types/${type.id}`}>{written}</a> : written}{' '}
        {!type.active && <Chip tone="rest">{texts.inactive}</Chip>}
      </th>
      <td data-label={texts.code}>{type.code}</td>
      <td data-label={texts.species}>{name(speciesNames[type.species])}</td>
      <td data-label={texts.bedding}>{name(beddingNames[type.bedding])}</td>
      {cells.map(([label, value]) => (
        <td key={label} data-label={label} data-cell="number">
          {value === undefined ? '–' : formatNumber(value)}
        </td>
      ))}
    </tr>
  )
}
