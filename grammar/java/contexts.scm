; Nothing in an annotation is run.
(annotation) @skip
(marker_annotation) @skip
(package_declaration) @skip
(import_declaration) @skip
(module_declaration) @skip
