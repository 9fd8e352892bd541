/** The name of a drawing in the icon set, so written that the build finds it. */
export type Drawing = `icon:${string}`
