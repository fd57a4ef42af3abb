let common: Promise<ReadonlySet<string>> | undefined

/** Read at the first password that is chosen: the list is large, and most processes never need it. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether a password is one of those that are tried first, in capitals or small letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= read()
  return (await common).has(password.toLowerCase())
}
