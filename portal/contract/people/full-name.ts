/** HEADER-07: first plus last name, one name alone when only one is there, else the username. */
export function fullName(person: { firstname: string; lastname: string; username: string }): string {
  return [person.firstname, person.lastname].filter((name) => name !== '').join(' ') || person.username
}
