/** How what a company sends and shows looks: its own, or that of a part of its work. Each may be left empty. */
export interface Brand {
  readonly color: string | null
  readonly logo_key: string | null
  /** Who mails come from, by name; the company's own name when empty. */
  readonly sender_name: string | null
  /** Pictures above and below the text of mails. */
  readonly header_key: string | null
  readonly footer_key: string | null
  /** Picture above the pages of customers. */
  readonly background_key: string | null
}

/** Columns of whatever has a brand. */
export interface Branded {
  readonly brand_button_color?: string | null | undefined
  readonly logo_key?: string | null | undefined
  readonly sender_name?: string | null | undefined
  readonly email_header_key?: string | null | undefined
  readonly email_footer_key?: string | null | undefined
  readonly customer_background_key?: string | null | undefined
}

/** The brand that a record keeps; an empty one for none. */
export const brandOf = (record: Branded | null | undefined): Brand => ({
  color: record?.brand_button_color ?? null,
  logo_key: record?.logo_key ?? null,
  sender_name: record?.sender_name ?? null,
  header_key: record?.email_header_key ?? null,
  footer_key: record?.email_footer_key ?? null,
  background_key: record?.customer_background_key ?? null,
})
