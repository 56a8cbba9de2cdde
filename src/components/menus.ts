/** The two small-screen menus: the site's main menu and the docs sidebar. */
export const menus = {
  site: {id: 'site-menu', name: 'Main menu'},
  section: {id: 'section-menu', name: 'Section menu'},
} as const;

export type MenuName = keyof typeof menus;
