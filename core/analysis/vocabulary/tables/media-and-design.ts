export const MEDIA_AND_DESIGN = `
# graphic design > Graphic Design
Adobe Lightroom | lightroom > Adobe Creative Suite
Adobe Acrobat Pro | acrobat pro
Adobe Animate | adobe flash | flash animation | macromedia flash
Adobe Audition > Adobe Creative Suite
Adobe FrameMaker | framemaker
Adobe Bridge
Affinity Designer | affinity photo | affinity publisher
!GIMP | =GIMP
Inkscape
!Procreate | =Procreate
PageMaker | adobe pagemaker | pagemaker
Poster Design | banner design | banners design | flyer design
Print Production | prepress | pre press | print management | offset printing
Digital Printing | large format printing | wide format printing
Screen Printing | silk screen printing | screenprinting
Bookbinding | book binding
Infographics | infographic design
Presentation Design | powerpoint design | pitch deck design
Icon Design | iconography
Color Theory | colour theory | color correction
Photo Retouching | photo manipulation | image retouching | photo editing | image editing
Digital Art | digital painting | digital illustration
Book Design | book layout | editorial design | magazine layout | page layout
Signage | sign making | signage design | vinyl graphics
Concept Art | concept artist | character design
Storyboarding | storyboards | storyboard
Calligraphy | hand lettering
Drawing (art) | hand drawing | pencil drawing | sketching by hand
!Fine Art | ~Fine Art | painting and drawing | oil painting | sculpture
Ceramics | pottery

# ux
Interaction Design | interaction designer | ixd > UX Design
Usability Testing | usability studies | user testing > User Research
Design Thinking
!Personas | =Personas | user personas | user journey maps | user flows > UX Design
Service Design | service designer
Heuristic Evaluation
Mobile Design | mobile app design | mobile ui
Motion Design | motion designer | motion graphics | motion graphic > Animation
Axure | axure rp
Balsamiq
Zeplin
Marvel (prototyping) | marvel app
!Framer (web design) | framer.com | framer motion | framer design
UserTesting | usertesting.com | maze usability
Accessibility Design | inclusive design
UX Writing | ux writer | microcopy
Conversational Design | voice user interface

# media
Final Cut Pro | final cut | final cut pro x > Video Editing
DaVinci Resolve > Video Editing
Avid Media Composer | ~Avid | avid editing > Video Editing
CapCut > Video Editing
iMovie > Video Editing
Vegas Pro | sony vegas > Video Editing
Camtasia > Video Editing
Color Grading | colour grading
Cinematography | cinematographer | director of photography
Camera Operation | camera operator | cameraman | camera crew > Video Production
Film Production | filmmaking | film making | film director | feature films > Video Production
Documentary Filmmaking | documentary film | documentaries
Screenwriting | script writing | scriptwriting | screenplay
Casting (film) | casting director
Visual Effects | =VFX | vfx | compositing
Nuke (compositing) | foundry nuke
Houdini | sidefx houdini
3D Animation | 3d animator | character animation | rigging and animation > Animation
2D Animation | 2d animator | toon boom > Animation
Stop Motion | stop motion animation > Animation
3D Modeling | 3d modelling | 3d modeler | 3d modeller > 3D Design
3D Rendering | rendering 3d | photorealistic rendering
V-Ray | vray > 3D Rendering
Corona Renderer > 3D Rendering
Lumion > 3D Rendering
KeyShot > 3D Rendering
Autodesk Maya | maya 3d | ~Maya > 3D Modeling
3ds Max | 3d studio max | 3d max | autodesk 3ds max > 3D Modeling
!Blender | blender 3d | ~Blender > 3D Modeling
Cinema 4D | c4d > 3D Modeling
ZBrush > 3D Modeling
Rhino 3D | rhinoceros 3d | grasshopper 3d | rhino grasshopper > 3D Modeling
Substance Painter | texture painting
Motion Capture | mocap
Live Streaming | livestreaming | obs studio | webcasting
Podcasting | podcast production | podcasts | podcast
Radio Broadcasting | radio host | radio presenter | radio announcer | radio station
Television Production | tv production | television producer | studio production > Broadcasting
News Anchoring | news anchor | tv presenter
Voice Over | voiceover | voice acting | voice artist
Sound Engineering | sound engineer | audio engineer | audio engineering | live sound | sound mixing | audio mixing > Audio Production
Sound Design | sound designer > Audio Production
Music Production | music producer | audio recording | studio recording > Audio Production
Pro Tools | protools > Audio Production
Ableton Live | ableton > Audio Production
Logic Pro | logic pro x > Audio Production
FL Studio > Audio Production
Cubase > Audio Production
!Audacity | =Audacity > Audio Production
Lighting Design | stage lighting | lighting technician | theatrical lighting
Stage Management | stage manager | stagehand | stagecraft
Theatre Production | theater production | theatrical production | theatre production
!Acting | stage acting | film acting | acting classes | actress | improvisation theatre
Choreography | choreographer | dance instruction | dance teacher | ballet
Singing | vocalist | choir | choral conducting
Piano | pianist
Guitar | guitarist
Music Theory | music composition | songwriting
Costume Design | wardrobe styling | costume designer
Set Construction | set building | scenic carpentry | prop making
Product Photography | studio photography | commercial photography > Photography
Portrait Photography | wedding photography | event photography > Photography
Photojournalism > Photography
Digital Asset Management | media asset management
Drone Photography | aerial photography | drone videography
Rights and Clearances | music licensing | rights clearance
Closed Captioning | captioning | closed captions
Museum Curation | curator | museum collections | museum curator | exhibition curation
Art Restoration | art conservation
Archival Work | archivist | archives management | archiving documents
Art History

# writing
News Reporting | news reporter | breaking news | news gathering > Journalism
Investigative Journalism | investigative reporting > Journalism
Feature Writing | features writer | magazine writing > Journalism
Broadcast Journalism | tv journalist | radio journalist > Journalism
AP Style | associated press style | chicago manual of style | apa style
Proofreading | proof reading | proofreader > Editing
Copy Editing | copyediting | copy editor | copyeditor > Editing
Developmental Editing | manuscript editing | book editing > Editing
Technical Writing | technical writer | technical author | technical communication > Technical Documentation
MadCap Flare | robohelp | dita | oxygen xml
API Documentation | developer documentation
User Manuals | user guides | user manual | user documentation | instruction manuals
Ghostwriting | ghost writer
SEO Writing | seo copywriting | seo content > Content Marketing
Content Writing | content writer | article writing | web content writing > Content Marketing
Content Strategy | content strategist | content planning > Content Marketing
Editorial Calendar | editorial planning | content calendar | content calendars
Publishing | book publishing | magazine publishing | digital publishing
Subtitling | subtitles
!Interpreting | language interpreting | simultaneous interpretation | consecutive interpreting | conference interpreter | medical interpreter | court interpreter > Translation
Literary Translation | legal translation | technical translation | medical translation > Translation
CAT Tools | computer assisted translation > Translation
SDL Trados | trados > CAT Tools
memoQ > CAT Tools
Memsource > CAT Tools
Localization | l10n | i18n | internationalization | software localization
Terminology Management | glossary management
Fact Checking | fact checker

# fashion and interiors
Fashion Styling | fashion stylist | wardrobe stylist | personal styling
Pattern Making | pattern cutting | pattern drafting | patternmaking
Garment Construction | garment technology | garment technologist
Fashion Illustration | fashion sketching
Draping (fashion) | fabric draping
Textile Design | textile designer | surface pattern design
Dressmaking | dressmaker | seamstress
Embroidery | hand embroidery | machine embroidery
Leatherworking | leather goods | shoemaking | footwear design
Apparel Sourcing | fabric sourcing | garment sourcing
Tech Packs | tech pack | technical packs fashion
CLO 3D | browzwear | gerber accumark | lectra
Jewelry Design | jewellery design | jewelry designer | gemology | gemstones
Space Planning | office space planning > Interior Design
Furniture Design | cabinet design
Kitchen Design | kitchen and bath design
Lighting Plans | architectural lighting
FF&E | ff&e procurement | furniture fixtures and equipment
Landscape Architecture | landscape design | landscape architect | garden design
Architectural Visualization | archviz | architectural rendering
ArchiCAD
Vectorworks
Enscape
Construction Documents | construction documentation | construction drawings | working drawings
Sustainable Design | green building | leed projects | passive house
Historic Preservation | heritage conservation | building restoration
`;
