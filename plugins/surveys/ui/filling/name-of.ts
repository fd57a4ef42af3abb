/** What a form is called: "Woonkamer", or what it asks. */
export const nameOf = ({ description, form_name }: { description: string | null; form_name: string }): string =>
  description ?? form_name
