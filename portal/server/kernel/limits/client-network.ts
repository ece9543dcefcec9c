/** A client's address cut to its network, which is as much of it as anything here looks at. */
export function networkOf(address: string, { ipv4, ipv6 }: { ipv4: 24 | 32; ipv6: 48 | 64 }): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain.includes(':'))
    return `${groupsOf(plain.toLowerCase())
      .slice(0, ipv6 / 16)
      .join(':')}::/${ipv6}`
  return ipv4 === 32 ? plain : plain.replace(/\.\d+$/, '.0/24')
}

/** The groups of an IPv6 address, written out, so that one address has one spelling. */
function groupsOf(address: string): string[] {
  // Stryker disable next-line ArrayDeclaration: a split text has a first part.
  const [start = [], end] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const written = end === undefined ? start : [...start, ...zeros(8 - start.length - end.length), ...end]
  return written.map((group) => group.replace(/^0+(?=.)/, ''))
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => '0')
}
