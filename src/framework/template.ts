import {SCRIPT_TYPE} from '../browser/start/scripts';

/**
 * The theme's pictures for its own icons, of which this site has none, and its script that sets colour
 * mode, data and dismissed announcement of the root element: the inline script does it (`src/browser/inline`).
 */
export const THEMES_OWN =
  /<svg\b[^]*?<\/svg>\s*<script>\s*\(function\(\) \{\s*var defaultMode\b[^]*?<\/script>/;

/**
 * The framework's template of a page (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`; a unit test
 * follows it) with two differences: the application's scripts are named, not loaded, and what the
 * theme sets in front of the page is left out.
 */
export const template = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script type="${SCRIPT_TYPE}" src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${String(THEMES_OWN)}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
