/** What Lanta-appi holds of a person, for the person's own copy of it (7.11). */
import type { PersonalList } from '@workspace/portal/contract'
import type { ServerApplication } from '@workspace/portal/server'
import {
  farmRequests,
  keepingPlaces,
  memberships,
  ownDeclarations,
  ownDocuments,
  ownPickups,
  ownRequests,
} from './farm-lists.ts'
import { drivingSettings, ownConsignments, ownEvents, ownMessages, ownPlants } from './field-lists.ts'

const lists = [
  ...[memberships, keepingPlaces, farmRequests, ownRequests, ownDeclarations, ownPickups, ownDocuments, ownMessages],
  ...[drivingSettings, ownConsignments, ownPlants, ownEvents],
]

/**
 * Lists without a row are left out. Of requests, consignments and events only what says that it was this person's: no weight,
 * money or nutrient, and nobody else's name.
 */
export const personalData: NonNullable<ServerApplication['personalData']> = async (reader, { id }) => {
  const parts: PersonalList[] = []
  for (const list of lists) {
    const part = await list(reader, id)
    if (part.rows.length > 0) parts.push(part)
  }
  return parts
}
