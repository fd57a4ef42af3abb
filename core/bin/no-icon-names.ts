/**
 * What bundles hold in the place of the names and signs of all icons of Blueprint: its parts bring their own, and nothing
 * asks for one by name.
 */
export const BlueprintIcons_16 = {}
export const BLUEPRINT_ICONS_16_CODEPOINTS = {}
