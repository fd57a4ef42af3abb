/** An e-mail address to write to; a long one breaks after its @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split('@')
  return (
    <a href={`mailto:${email}`}>
      {name}@<wbr />
      {host}
    </a>
  )
}
