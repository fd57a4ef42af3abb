/** Whoever is signed in, in person: what has to do with signing in is nobody else's to change. */
export const OWN_ACCOUNT = { role: 0, partner: true, inPerson: true } as const
