const FOLDER =
  /(?:^|[\\/])node_modules[\\/]((?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Returns the folder, below `node_modules`, of the package that a file is from; undefined for our own files. */
export function packageFolderOf(file: string): string | undefined {
  return FOLDER.exec(file)?.[1]?.replaceAll('\\', '/');
}
